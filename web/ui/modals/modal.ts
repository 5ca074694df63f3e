/** The modal was closed without a result. */
class Dismissed extends Error {
  constructor() {
    super('The modal was dismissed')
    this.name = 'Dismissed'
  }
}

interface ModalOptions {
  title: string
  closeLabel: string
  content: HTMLElement
  /** Whether the backdrop is static: clicks and Escape do not close the modal, it bounces instead. */
  isStatic?: () => boolean
  /** Called before the modal is dismissed; false keeps it open and bounces it. */
  beforeDismiss?: () => boolean
}

/** An open modal. */
export interface Modal<Result> {
  /** Resolves with the result, or rejects with `Dismissed`. */
  result: Promise<Result>
  close: (result: Result) => void
  dismiss: () => void
  /** Replaces title and content, and moves the focus there. */
  show: (title: string, content: HTMLElement) => void
}

/**
 * Opens a modal: a native dialog that traps and restores the focus and makes the page inert. Escape, a click
 * on the backdrop and the close button dismiss it, unless it is static or `beforeDismiss` returns false.
 */
export function openModal<Result>(options: ModalOptions): Modal<Result> {
  const { title, closeLabel, content, isStatic = () => false, beforeDismiss = () => true } = options
  const opener = document.activeElement
  const dialog = createDialog(title, closeLabel, content)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  // Callers may ignore the result.
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
  const requestDismiss = () => {
    if (isStatic()) bounce()
    else dismiss()
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    requestDismiss()
  })
  // The back gesture of phones; Escape is handled above.
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    requestDismiss()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) requestDismiss()
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

function createDialog(title: string, closeLabel: string, content: HTMLElement): HTMLDialogElement {
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
