import { stepOf } from './stepping.ts'

const wired = new WeakSet<HTMLDialogElement>()

const pictures = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll<HTMLElement>('li')]

/** The picture in the middle of the dialog. */
function shown(dialog: HTMLDialogElement): number {
  const middle = innerWidth / 2
  return pictures(dialog).findIndex((picture) => {
    const { left, right } = picture.getBoundingClientRect()
    return left <= middle && middle < right
  })
}

function show(dialog: HTMLDialogElement, index: number, behavior: ScrollBehavior): void {
  pictures(dialog).at(index)?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' })
}

/** Leafs on by some pictures; behind the last comes the first again. */
function leaf(dialog: HTMLDialogElement, step: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  show(dialog, (shown(dialog) + step) % pictures(dialog).length, still ? 'instant' : 'smooth')
}

/** Lets arrow keys and the two buttons leaf, and a press beside the picture close. Escape closes natively. */
function wire(dialog: HTMLDialogElement): void {
  wired.add(dialog)
  dialog.addEventListener('keydown', (event) => {
    const step = stepOf(event.key, getComputedStyle(dialog).direction)
    if (step === 0) return
    event.preventDefault()
    leaf(dialog, step)
  })
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element
    const step = element.closest<HTMLElement>('[data-step]')?.dataset.step
    if (step) leaf(dialog, Number(step))
    else if (!element.closest('img, p, button')) dialog.close()
  })
}

/** Opens the dialog at the picture with a key; the focus comes back to the link when it is closed. */
export function openLightbox(dialog: HTMLDialogElement, key: string): void {
  if (!wired.has(dialog)) wire(dialog)
  dialog.showModal()
  show(
    dialog,
    Math.max(
      0,
      pictures(dialog).findIndex((picture) => picture.dataset.picture === key),
    ),
    'instant',
  )
}
