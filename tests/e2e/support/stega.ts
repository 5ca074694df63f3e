import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/**
 * The field of a draft's text, encoded in zero-width characters after it
 * (https://www.sanity.io/docs/visual-editing/stega).
 */
export const STEGA = /[\u200B\u200C\u200D\uFEFF]{4,}/

/** Elements whose text is not visible; React's data is excluded by its name. */
const BARE = new Set(['title', 'option', 'textarea', 'style', 'script'])

/** Returns the texts of a page with stega, and the places where it must not be: attributes, scripts, the head. */
export function findStega(html: string): { texts: string[]; misplaced: string[] } {
  const texts: string[] = []
  const misplaced: string[] = []
  const look = (parent: Root | Element, place: string): void => {
    for (const child of parent.children) {
      if (child.type === 'text' && STEGA.test(child.value) && !child.value.includes('self.__next_f')) {
        if (BARE.has(place)) misplaced.push(`<${place}> ${child.value.slice(0, 80)}`)
        else texts.push(child.value.replace(STEGA, ''))
      }
      if (child.type !== 'element') continue
      for (const [name, value] of Object.entries(child.properties)) {
        if (STEGA.test(String(value)))
          misplaced.push(`<${child.tagName} ${name}> ${String(value).slice(0, 80)}`)
      }
      look(child, child.tagName)
    }
  }
  look(unified().use(rehypeParse).parse(html), '')
  return { texts, misplaced }
}
