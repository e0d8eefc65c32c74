// The least that a program can do: it prints a line.
#include <stdio.h>

int main(void) { return puts("slotexport") < 0; }
