/** Speeds of typing in milliseconds: per letter typed, per letter deleted, and the two pauses. */
export const TYPING_SPEEDS = {
  typeSpeed: 100,
  backSpeed: 50,
  backDelay: 500,
  startDelay: 500,
  loop: true,
} as const

/** Whether to type: motion is allowed and there is more than one word. */
export function shouldType(words: string[], prefersStill: boolean): boolean {
  return !prefersStill && words.length > 1
}

/** Joins words in a language: “banks, ports, and cities”. */
export function spokenList(words: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
