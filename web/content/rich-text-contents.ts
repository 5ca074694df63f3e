import { plainWords } from './rich-text-plain.ts'
import type { RichText } from './rich-text-types.ts'
import type { ContentsEntry } from './types.ts'

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

/** Marks of vowels and lengthening, which Arabic readers add or leave out at will. */
const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640]/g

/** A heading as part of an address: its letters and digits in their own script, joined by hyphens. */
function addressOf(heading: string): string {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return words?.join('-') ?? 'section'
}

/**
 * The headings of a text, from the top, each with the id by which links lead to it. The id depends on the heading and on
 * those above it alone, so that it stays when the text goes on.
 *
 * @param taken ids that the page uses already; a heading of that name gets a number
 */
export function contentsOf(text: RichText, taken: readonly string[] = ['content']): ContentsEntry[] {
  const used = new Set(taken)
  return text.flatMap((block) => {
    if (block._type !== 'block' || !(block.style in LEVELS) || block.listItem) return []
    const heading = plainWords(block)
    const address = addressOf(heading)
    let id = address
    for (let count = 2; used.has(id); count++) id = `${address}-${count}`
    used.add(id)
    return [{ id, key: block._key, text: heading, level: LEVELS[block.style as keyof typeof LEVELS] }]
  })
}
