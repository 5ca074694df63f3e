/**
 * How many words, or characters of Chinese, a practised reader takes in within a minute: texts of IReST in each language
 * (Trauzettel-Klosinski & Dietz, “Standardized assessment of reading performance”, IOVS 53, 2012).
 */
const PER_MINUTE = { latin: 228, arabic: 138, han: 255 }

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu
const ARABIC = /\p{Script=Arabic}/u

/**
 * How long a text takes to read. Each script is counted in its own way, so that English terms in a Chinese text count too.
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
