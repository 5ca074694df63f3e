import { openModal, type Modal } from '#web/ui/modals/modal.ts'
import { isSending, takeOver, wordsOf } from './form.ts'

/** A press while a modal is on its way, or open, opens no second one. */
let opened: Promise<string> | undefined

/**
 * Shows the form of signing in or up in a modal: the very form of the page that the link leads to, its fields empty. Where that page
 * cannot be had, the browser goes there.
 *
 * @param link to `/auth/sign-in` or `/auth/sign-up` in the language of the page
 * @returns the ID token once somebody is signed in; rejects with `Dismissed` when they turn away
 */
export function openSignIn(link: HTMLAnchorElement): Promise<string> {
  opened ??= open(link).finally(() => {
    opened = undefined
  })
  // Whoever only opens it need not ask what became of it.
  opened.catch(() => undefined)
  return opened
}

async function open(link: HTMLAnchorElement): Promise<string> {
  let form = await fetchForm(link.href)
  if (!form) return leaveFor(link.href)
  const words = wordsOf(form)
  // What is under way is not left: the session it begins would come as a surprise.
  const isUnderWay = () => form !== null && isSending(form)
  const modal = openModal<string>({
    title: words.title,
    closeLabel: words.close,
    content: form,
    isStatic: isUnderWay,
    beforeDismiss: () => !isUnderWay(),
  })
  const prepare = (shown: HTMLFormElement) => {
    form = shown
    shown.querySelector('.auth-form__buttons')?.prepend(closeButton(words.close, modal))
    takeOver(shown, modal.close)
    const other = shown.querySelector<HTMLAnchorElement>('[data-other-form]')
    other?.addEventListener('click', (event) => {
      event.preventDefault()
      void fetchForm(other.href).then((next) => {
        if (!next) return leaveFor(other.href)
        modal.show(wordsOf(next).title, next)
        prepare(next)
      })
    })
  }
  prepare(form)
  const idToken = await modal.result
  // What opened it is for those who are signed out, and has gone.
  if (link.offsetParent === null) document.querySelector<HTMLElement>('[data-account-link]')?.focus()
  return idToken
}

/** Goes to a page; nothing comes after that. */
function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}

/** The form of a page, for use in another: with the fields the specification gives a modal, and nothing in them. */
async function fetchForm(address: string): Promise<HTMLFormElement | null> {
  try {
    const response = await fetch(address)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const form = page.querySelector<HTMLFormElement>('[data-sign-in-form]')
    if (!form) return null
    form.querySelector('[data-page-only]')?.remove()
    form.querySelector('[data-notice]')?.replaceChildren()
    for (const field of form.querySelectorAll<HTMLInputElement>('input.form-control'))
      field.removeAttribute('value')
    form.querySelector('input.form-control')?.setAttribute('autofocus', '')
    return document.adoptNode(form)
  } catch {
    return null
  }
}

function closeButton(label: string, modal: Modal<string>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-secondary'
  button.textContent = label
  button.addEventListener('click', modal.dismiss)
  return button
}
