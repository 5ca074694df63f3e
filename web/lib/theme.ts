/** What a visitor may choose: a fixed theme, or `auto`, which follows the system. */
export const THEME_CHOICES = ['light', 'dark', 'auto'] as const

/** A visitor's choice of theme. */
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The theme as it is shown. */
export type Theme = 'light' | 'dark'

/** Where the choice is kept in local storage. */
export const THEME_STORAGE_KEY = 'meridian.theme'

/** The attribute on the root element that carries the shown theme. */
export const THEME_ATTRIBUTE = 'data-bs-theme'

/** Reads a stored choice; anything unknown counts as none. */
export function parseThemeChoice(stored: string | null): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === stored) ?? null
}

/** The theme to show for a choice, given what the system prefers. */
export function shownTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'auto') return choice
  return systemIsDark ? 'dark' : 'light'
}

/**
 * The script that sets the theme before the first paint: the stored choice, else the system's preference, which is
 * then stored. It must stay small and self-contained, for it runs while the page is still being read.
 */
export const themeScript = `(()=>{try{
const dark=matchMedia('(prefers-color-scheme: dark)').matches
let choice=null
try{choice=localStorage.getItem('${THEME_STORAGE_KEY}')}catch{}
if(!${JSON.stringify(THEME_CHOICES)}.includes(choice)){choice=dark?'dark':'light';try{localStorage.setItem('${THEME_STORAGE_KEY}',choice)}catch{}}
document.documentElement.setAttribute('${THEME_ATTRIBUTE}',choice==='auto'?(dark?'dark':'light'):choice)
}catch{}})()`
