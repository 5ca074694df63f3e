import { stepOf } from './stepping.ts'
import { leaf, show, slidesOf } from './strip.ts'

const wired = new WeakSet<HTMLDialogElement>()

const stripOf = (dialog: HTMLDialogElement) => dialog.querySelector('ul') ?? dialog

/** Lets arrow keys and the two buttons leaf, and a press beside the picture close. Escape closes natively. */
function wire(dialog: HTMLDialogElement): void {
  wired.add(dialog)
  dialog.addEventListener('keydown', (event) => {
    const step = stepOf(event.key, getComputedStyle(dialog).direction)
    if (step === 0) return
    event.preventDefault()
    leaf(stripOf(dialog), step)
  })
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element
    const step = element.closest<HTMLElement>('[data-step]')?.dataset.step
    if (step) leaf(stripOf(dialog), Number(step))
    else if (!element.closest('img, p, button')) dialog.close()
  })
}

/** Opens the dialog at the picture with a key; the focus comes back to the link when it is closed. */
export function openLightbox(dialog: HTMLDialogElement, key: string): void {
  if (!wired.has(dialog)) wire(dialog)
  dialog.showModal()
  const strip = stripOf(dialog)
  const index = slidesOf(strip).findIndex(({ dataset }) => dataset.picture === key)
  show(strip, Math.max(0, index), 'instant')
}
