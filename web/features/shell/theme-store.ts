import { followOtherTabs } from '#web/lib/other-tabs.ts'
import {
  parseThemeChoice,
  shownTheme,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from '#web/lib/theme.ts'

const DARK = '(prefers-color-scheme: dark)'
const CHANGED = 'meridian-theme'

/** The stored choice; `auto` where nothing is or can be stored. */
export function readChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_STORAGE_KEY)) ?? 'auto'
  } catch {
    return 'auto'
  }
}

function show(choice: ThemeChoice): void {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, shownTheme(choice, matchMedia(DARK).matches))
}

/** Stores a choice, shows it, and tells every switch on the page. */
export function choose(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice)
  } catch {
    // Without storage the choice holds for this page.
  }
  show(choice)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Follows the choice: made here, made in another tab, or, in `auto`, the system's.
 *
 * @returns how to stop
 */
export function followChoice(changed: () => void): () => void {
  const system = matchMedia(DARK)
  const update = () => {
    show(readChoice())
    changed()
  }
  system.addEventListener('change', update)
  const stopOtherTabs = followOtherTabs(update)
  addEventListener(CHANGED, changed)
  return () => {
    system.removeEventListener('change', update)
    stopOtherTabs()
    removeEventListener(CHANGED, changed)
  }
}
