/**
 * Words per minute of an adult reader; for Chinese, characters per minute. Source: Trauzettel-Klosinski & Dietz, “Standardized assessment
 * of reading performance”, IOVS 53, 2012 (IReST texts of each language).
 */
const PER_MINUTE = { latin: 228, arabic: 138, han: 255 }

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu
const ARABIC = /\p{Script=Arabic}/u

/**
 * Returns the reading time of a text. Each script is counted separately, so that English terms in a Chinese text count too.
 *
 * @param text plain text in any of the site's languages
 * @returns whole minutes, 1 at least
 */
export function readingMinutes(text: string): number {
  const characters = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD) ?? []
  const arabic = words.filter((word) => ARABIC.test(word)).length
  const minutes =
    characters / PER_MINUTE.han + arabic / PER_MINUTE.arabic + (words.length - arabic) / PER_MINUTE.latin
  return Math.max(1, Math.round(minutes))
}
