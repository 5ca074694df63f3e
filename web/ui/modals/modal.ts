/** Why a modal was left without a result. */
export class Dismissed extends Error {
  constructor() {
    super('The modal was dismissed')
    this.name = 'Dismissed'
  }
}

interface ModalOptions {
  title: string
  closeLabel: string
  content: HTMLElement
  /** Whether its backdrop is static now: it cannot be pressed away, nor can Escape leave it; it bounces. */
  isStatic?: () => boolean
  /** Asked before it is dismissed, by its own button too; says whether it may be. One that may not bounces. */
  beforeDismiss?: () => boolean
}

/** A modal that stands open. */
export interface Modal<Result> {
  /** Resolves when it is closed with a result, rejects with `Dismissed` when it is left. */
  result: Promise<Result>
  close: (result: Result) => void
  dismiss: () => void
  /** Shows something else in its place, and puts the focus there. */
  show: (title: string, content: HTMLElement) => void
}

/**
 * Opens a modal: a native dialog over a backdrop, which keeps the focus, makes the page behind inert and gives the focus back by itself.
 * Escape, a press on the backdrop and its own button dismiss it, unless it is static or its hook says no.
 */
export function openModal<Result>(options: ModalOptions): Modal<Result> {
  const { title, closeLabel, content, isStatic = () => false, beforeDismiss = () => true } = options
  const opener = document.activeElement
  const dialog = build(title, closeLabel, content)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  // Whoever only shows something need not ask for the result.
  promise.catch(() => undefined)

  const bounce = () => {
    dialog.classList.remove('modal-window--bounce')
    void dialog.offsetWidth
    dialog.classList.add('modal-window--bounce')
  }
  const dismiss = () => {
    if (beforeDismiss()) dialog.close()
    else bounce()
  }
  const leave = () => {
    if (isStatic()) bounce()
    else dismiss()
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    leave()
  })
  // The way back of a telephone asks here; the key was answered above.
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) leave()
  })
  dialog.querySelector('.modal-window__close')?.addEventListener('click', dismiss)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (opener instanceof HTMLElement) opener.focus()
    reject(new Dismissed())
  })
  document.body.append(dialog)
  dialog.showModal()
  return {
    result: promise,
    dismiss,
    show: (nextTitle, next) => {
      dialog.querySelector('h2')?.replaceChildren(nextTitle)
      dialog.querySelector('.modal-window__body')?.lastElementChild?.replaceWith(next)
      next.querySelector<HTMLElement>('[autofocus]')?.focus()
    },
    close: (result) => {
      resolve(result)
      dialog.close()
    },
  }
}

function build(title: string, closeLabel: string, content: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal-window'
  dialog.setAttribute('aria-labelledby', 'modal-title')
  const heading = document.createElement('h2')
  heading.id = 'modal-title'
  heading.textContent = title
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button modal-window__close'
  close.ariaLabel = closeLabel
  close.innerHTML =
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg>'
  const head = document.createElement('div')
  head.className = 'modal-window__head'
  head.append(heading, close)
  const body = document.createElement('div')
  body.className = 'modal-window__body'
  body.append(head, content)
  dialog.append(body)
  return dialog
}
