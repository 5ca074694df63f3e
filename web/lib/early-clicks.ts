/** Buttons and choices that need React. Buttons with a command and everything else work without it. */
const CONTROLS = '[type=button]:not([command]),[type=checkbox],[type=radio]'

/** Set on the root element while a click waits for React. */
const WAITING_ATTRIBUTE = 'data-waiting'

/** What the inline script has recorded: controls in the order of their last clicks, and whether they were checked then. */
interface EarlyClicks {
  clicks: Map<HTMLInputElement, boolean | undefined>
  record: (event: MouseEvent) => void
}

declare global {
  var earlyClicks: EarlyClicks | undefined
}

/** Inline script that records clicks before the page is hydrated, which React would lose. A second click on a button is impatience. */
export const earlyClicksScript = `{
const clicks=new Map
const record=({target})=>{
const control=target.closest('${CONTROLS}')
if(!control)return
clicks.delete(control)
clicks.set(control,control.checked)
document.documentElement.setAttribute('${WAITING_ATTRIBUTE}','')}
addEventListener('click',record)
window.earlyClicks={clicks,record}}`

/** Stops recording and repeats the recorded clicks, once the page is hydrated. */
export function repeatEarlyClicks(): void {
  const { earlyClicks } = globalThis
  if (!earlyClicks) return
  delete globalThis.earlyClicks
  removeEventListener('click', earlyClicks.record)
  // In tasks of their own: React hydrates nothing within its commit, and renders what a click changes before the next one.
  for (const [control, isChecked] of earlyClicks.clicks)
    setTimeout(() => {
      // The click checks it again, and React notices the change.
      if (isChecked !== undefined) control.checked = !isChecked
      // A repeated choice may have replaced a button, as the one of another variant does. The only one like it is its successor.
      const [successor, another] = document.getElementsByClassName(control.className)
      const current = control.isConnected ? control : another ? undefined : successor
      ;(current as HTMLElement | undefined)?.click()
    })
  setTimeout(() => document.documentElement.removeAttribute(WAITING_ATTRIBUTE))
}
