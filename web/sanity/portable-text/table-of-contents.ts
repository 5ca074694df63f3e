import type { TableOfContentsEntry } from '../types.ts'
import { plainWords } from './rich-text-plain.ts'
import type { RichText } from './rich-text-types.ts'

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

/** Ids of the shell and of sections that links lead to. */
const PAGE_IDS = ['page', 'content', 'drawer', 'apply', 'reviews']

/** Vowel marks and lengthening, which are optional in Arabic. */
const ARABIC_DIACRITICS = /[\u064B-\u065F\u0670\u0640]/g

/** Converts a heading to an id: its letters and digits in their own script, joined by hyphens. */
function addressOf(heading: string): string {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(ARABIC_DIACRITICS, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return words?.join('-') ?? 'section'
}

/**
 * Returns the headings of a text with their ids. An id depends on its heading and those above only, so that
 * it stays when the text grows.
 *
 * @param taken further ids in use on the page; such headings get a number
 */
export function tableOfContents(text: RichText, taken: readonly string[] = []): TableOfContentsEntry[] {
  const used = new Set([...PAGE_IDS, ...taken])
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
