import { findTerms, isChinese, isFound, type Term } from './terms.ts'

/** A part of a text; `isMatch` for a search term. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Characters shown before and after the first match. */
const BEFORE = 40
const AFTER = 140

const matches = (term: string, wanted: readonly string[]) => wanted.some((one) => isFound(term, one))

/** Splits a text into matches and the parts between them. */
export function highlight(text: string, wanted: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (to: number, isMatch: boolean) => {
    if (to <= end) return
    const last = parts.at(-1)
    const part = text.slice(end, to)
    if (last?.isMatch === isMatch) last.text += part
    else parts.push({ text: part, isMatch })
    end = to
  }
  for (const found of findTerms(text)) {
    if (!matches(found.term, wanted)) continue
    add(found.start, false)
    add(endOfMatch(found, wanted), true)
  }
  add(text.length, false)
  return parts
}

/** Returns the end of a match: the whole word, but for Chinese only the searched characters. */
function endOfMatch({ term, start, end }: Term, wanted: readonly string[]): number {
  if (!isChinese(term)) return end
  return start + Math.max(...wanted.filter((one) => isFound(term, one)).map((one) => one.length))
}

/**
 * Returns the part of a text around the first match, cut between words, with ellipses there and between paragraphs.
 *
 * @returns null without a match
 */
export function excerpt(text: string, wanted: readonly string[]): string | null {
  const first = findTerms(text).find(({ term }) => matches(term, wanted))
  if (!first) return null
  const from = first.start <= BEFORE ? 0 : nextGap(text, first.start - BEFORE, first.start)
  const to = text.length - first.end <= AFTER ? text.length : lastGap(text, first.end, first.end + AFTER)
  const shown = text
    .slice(from, to)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' … ')
  return `${from > 0 ? '…' : ''}${shown}${to < text.length ? '…' : ''}`
}

/** Returns the first word boundary after `from`, at most `limit`. */
function nextGap(text: string, from: number, limit: number): number {
  const gap = /[\s，。；、]/u.exec(text.slice(from, limit))
  return gap ? from + gap.index + 1 : limit
}

/** Returns the last word boundary before `to`, at least `from`. */
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
