
// The page of slotexport preview: hands each picker the slots that follow it in the page.
{
  const { now } = document.documentElement.dataset
  if (now) {
    const clock = Date.now
    const shift = now * 1000 - clock()
    Date.now = () => clock() + shift
  }
  for (const picker of document.querySelectorAll('slot-picker')) {
    picker.data = JSON.parse(picker.nextElementSibling.textContent)
    // The list follows the picker.
    const list = picker.closest('[lang]').querySelector('.list')
    const mark = () => {
      list.querySelector('[aria-current]')?.removeAttribute('aria-current')
      list.querySelector(`time[datetime="${picker.value}"]`)?.closest('li').setAttribute('aria-current', 'true')
    }
    picker.addEventListener('change', mark)
    mark()
  }
}
