import { ratePassword } from '../weak-password.ts'

/** Delay after the last keystroke, so that screen readers do not announce the strength after each letter. */
const PAUSE_MS = 400

const started = new WeakSet<HTMLOutputElement>()

/** Shows the strength of a password field in an `<output>` and updates it. The server has written the texts into its attributes. */
export function showStrength(output: HTMLOutputElement): void {
  const form = output.closest('form')
  const field = form?.querySelector<HTMLInputElement>(`#${output.htmlFor.value}`)
  if (!form || !field || started.has(output)) return
  started.add(output)
  const { label, words } = JSON.parse(output.dataset.texts ?? '{}') as { label: string; words: string[] }
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = async () => {
    const { value } = field
    const known = ['email', 'username', 'name'].map(
      (name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '',
    )
    const score = value ? await ratePassword(value, known) : null
    if (value !== field.value) return
    const text = score === null ? '' : label.replace('{strength}', words[score] ?? '')
    if (output.textContent !== text) output.textContent = text
    if (score === null) delete output.dataset.score
    else output.dataset.score = String(score)
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(), PAUSE_MS)
  })
  void show()
}
