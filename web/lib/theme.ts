/** A fixed theme, or `auto`, which follows the system. */
export const THEME_CHOICES = ['light', 'dark', 'auto'] as const

/** A visitor's choice of theme. */
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The theme that is shown. */
type Theme = 'light' | 'dark'

/** The local storage key of the choice; also the event that announces changes in this tab. */
export const THEME_STORAGE_KEY = 'meridian.theme'

/** The attribute of the root element with the shown theme. */
export const THEME_ATTRIBUTE = 'data-bs-theme'

/** Parses a stored choice; null for an unknown one. */
export function parseThemeChoice(stored: string | null): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === stored) ?? null
}

/** Returns the theme to show for a choice and the system's preference. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'auto') return choice
  return systemIsDark ? 'dark' : 'light'
}

/**
 * Inline script that sets the theme before the first paint: the stored choice, otherwise the system's preference, which it stores. It
 * blocks the parser, so it must stay small and self-contained.
 */
export const themeScript = `(()=>{try{
const dark=matchMedia('(prefers-color-scheme: dark)').matches
let choice=null
try{choice=localStorage.getItem('${THEME_STORAGE_KEY}')}catch{}
if(!${JSON.stringify(THEME_CHOICES)}.includes(choice)){choice=dark?'dark':'light';try{localStorage.setItem('${THEME_STORAGE_KEY}',choice)}catch{}}
document.documentElement.setAttribute('${THEME_ATTRIBUTE}',choice==='auto'?(dark?'dark':'light'):choice)
}catch{}})()`
