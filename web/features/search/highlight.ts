import { findTerms, isChinese, isFound, type Term } from './terms.ts'

/** A stretch of a text; `isMatch` where it is what was looked for. */
export interface Stretch {
  text: string
  isMatch: boolean
}

/** How much of a text is shown around the first match, in characters before and after it. */
const BEFORE = 40
const AFTER = 140

const matches = (term: string, wanted: readonly string[]) => wanted.some((one) => isFound(term, one))

/** Splits a text into stretches that were looked for and stretches between them. */
export function highlight(text: string, wanted: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  const add = (to: number, isMatch: boolean) => {
    if (to <= end) return
    const last = stretches.at(-1)
    const part = text.slice(end, to)
    if (last?.isMatch === isMatch) last.text += part
    else stretches.push({ text: part, isMatch })
    end = to
  }
  for (const found of findTerms(text)) {
    if (!matches(found.term, wanted)) continue
    add(found.start, false)
    add(endOfMatch(found, wanted), true)
  }
  add(text.length, false)
  return stretches
}

/** A word is marked whole, Chinese as far as it was asked for. */
function endOfMatch({ term, start, end }: Term, wanted: readonly string[]): number {
  if (!isChinese(term)) return end
  return start + Math.max(...wanted.filter((one) => isFound(term, one)).map((one) => one.length))
}

/**
 * The part of a text around the first match, cut between words, with an ellipsis where it was cut.
 *
 * @returns null where the text holds no match
 */
export function excerpt(text: string, wanted: readonly string[]): string | null {
  const first = findTerms(text).find(({ term }) => matches(term, wanted))
  if (!first) return null
  const from = first.start <= BEFORE ? 0 : nextGap(text, first.start - BEFORE, first.start)
  const to = text.length - first.end <= AFTER ? text.length : lastGap(text, first.end, first.end + AFTER)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** The first place from `from` on at which a word begins, at the latest `limit`. */
function nextGap(text: string, from: number, limit: number): number {
  const gap = /[\s，。；、]/u.exec(text.slice(from, limit))
  return gap ? from + gap.index + 1 : limit
}

/** The last place up to `to` at which a word ends, at the earliest `from`. */
function lastGap(text: string, from: number, to: number): number {
  const part = text.slice(from, to)
  const gap = Math.max(
    part.lastIndexOf(' '),
    part.lastIndexOf('\n'),
    part.lastIndexOf('，'),
    part.lastIndexOf('。'),
  )
  return gap > 0 ? from + gap : to
}
