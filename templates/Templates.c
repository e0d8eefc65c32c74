#include "Templates.h"
