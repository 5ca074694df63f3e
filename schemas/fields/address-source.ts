import { englishText } from '../preview/localized.ts'

/** A letter or digit that Studio can write with a–z. It leaves out Chinese. */
const TRANSLITERABLE = /(?!\p{Script=Han})[\p{Letter}\p{Number}]/u

/**
 * Returns the text that “Generate” makes an address from.
 *
 * @param usable what the text needs to contain
 * @throws Error that Studio shows below the address
 */
export function addressSource(localized: unknown, usable = TRANSLITERABLE): string {
  const text = englishText(localized) ?? ''
  if (usable.test(text)) return text
  throw new Error('Write the English text above first, or enter this yourself with the letters a–z.')
}
