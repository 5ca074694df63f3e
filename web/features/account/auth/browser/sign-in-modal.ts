import { type Modal, openModal } from '#web/ui/modals/modal.ts'
import { enhanceForm, getTexts, isSending } from './sign-in-form.ts'

/** Result of the open modal. A second click returns it instead of opening another modal. */
let openModalResult: Promise<string> | undefined

/**
 * Shows the sign-in or sign-up form of the linked page in a modal, with empty fields. If the page cannot be fetched, the browser
 * navigates there.
 *
 * @param address of `/auth/sign-in` or `/auth/sign-up` in the language of the page
 * @returns the ID token after the sign-in; rejects with `Dismissed` if the visitor closes the modal
 */
export function openSignIn(address: string): Promise<string> {
  openModalResult ??= openModalForm(address).finally(() => {
    openModalResult = undefined
  })
  // Callers that ignore the result must not cause an unhandled rejection.
  openModalResult.catch(() => undefined)
  return openModalResult
}

async function openModalForm(address: string): Promise<string> {
  let form = await fetchForm(address)
  if (!form) return navigateTo(address)
  const texts = getTexts(form)
  // The modal cannot be closed during a request, which may still start a session.
  const isSubmitting = () => form !== null && isSending(form)
  const modal = openModal<string>({
    title: texts.title,
    closeLabel: texts.close,
    content: form,
    isStatic: isSubmitting,
    beforeDismiss: () => !isSubmitting(),
  })
  const prepare = (shown: HTMLFormElement) => {
    form = shown
    shown.querySelector('.auth-form__buttons')?.prepend(createCloseButton(texts.close, modal))
    enhanceForm(shown, modal.close)
    const other = shown.querySelector<HTMLAnchorElement>('[data-other-form]')
    other?.addEventListener('click', (event) => {
      event.preventDefault()
      void fetchForm(other.href).then((next) => {
        if (!next) return navigateTo(other.href)
        modal.show(getTexts(next).title, next)
        prepare(next)
      })
    })
  }
  prepare(form)
  return modal.result
}

/** Navigates to a page. The promise never settles. */
function navigateTo(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}

/** Fetches the form of a page and prepares it for a modal: without the fields for the page only, and with empty values. */
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

function createCloseButton(label: string, modal: Modal<string>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-secondary'
  button.textContent = label
  button.addEventListener('click', modal.dismiss)
  return button
}
