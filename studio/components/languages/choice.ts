import { DEFAULT_LOCALE, type LocaleId, LOCALES } from '#schemas/shared/locales.ts'

/** The texts that a form shows: those of one language, or all. */
export type LanguageChoice = LocaleId | 'all'

/** The choices in the order of the switch. */
export const LANGUAGE_CHOICES: readonly LanguageChoice[] = [...LOCALES.map(({ id }) => id), 'all']

const storageKey = (userId: string): string => `meridian.form-language.${userId}`

/** Returns what a user chose last in this browser, else the default language. */
export function readChoice(userId: string): LanguageChoice {
  const stored = localStorage.getItem(storageKey(userId))
  return LANGUAGE_CHOICES.find((choice) => choice === stored) ?? DEFAULT_LOCALE
}

/** Open forms, which follow each other's choice. */
const listeners = new Set<(choice: LanguageChoice) => void>()

/** Remembers the choice of a user in this browser and tells all open forms. */
export function storeChoice(userId: string, choice: LanguageChoice): void {
  localStorage.setItem(storageKey(userId), choice)
  for (const listener of listeners) listener(choice)
}

/** Calls a function with each later choice. Returns a function that ends this. */
export function followChoice(listener: (choice: LanguageChoice) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
