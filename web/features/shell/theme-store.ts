import { subscribeToKey } from '#web/lib/storage-changes.ts'
import { readStoredText, storeText } from '#web/lib/stored-text.ts'
import {
  parseThemeChoice,
  resolveTheme,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from '#web/lib/theme.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Returns the stored choice, or `auto`. */
export const readThemeChoice = (): ThemeChoice =>
  parseThemeChoice(readStoredText(THEME_STORAGE_KEY)) ?? 'auto'

function show(choice: ThemeChoice): void {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, resolveTheme(choice, matchMedia(DARK).matches))
}

/** Stores and applies a choice, and notifies every switch on the page. */
export function setThemeChoice(choice: ThemeChoice): void {
  // Without storage the choice applies to this page only.
  storeText(THEME_STORAGE_KEY, choice)
  show(choice)
  dispatchEvent(new Event(THEME_STORAGE_KEY))
}

/**
 * Subscribes to the choice: changes here, in another tab, or of the system in `auto`.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToTheme(changed: () => void): () => void {
  const system = matchMedia(DARK)
  const update = () => {
    show(readThemeChoice())
    changed()
  }
  system.addEventListener('change', update)
  const unsubscribe = subscribeToKey(THEME_STORAGE_KEY, changed, update)
  return () => {
    system.removeEventListener('change', update)
    unsubscribe()
  }
}
