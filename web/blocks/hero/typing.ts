/** Speeds of the typed headline, in milliseconds: per letter written, per letter erased, and the two rests. */
export const TYPING_SPEEDS = {
  typeSpeed: 100,
  backSpeed: 50,
  backDelay: 500,
  startDelay: 500,
  loop: true,
} as const

/** Whether there is anything to type: motion is welcome, and more than one word is given. */
export function shouldType(words: string[], prefersStill: boolean): boolean {
  return !prefersStill && words.length > 1
}

/** Words as one phrase of a language: “banks, ports, and cities”. */
export function spokenList(words: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
