import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { STEGA } from './stega.ts'

/** A field of a document with Studio's path: `blocks[_key=="a1"].heading[_key=="en"].value`. */
interface Field {
  id: string
  path: string
}

/** A text or image of a draft with the field a click on it opens; null when it opens none. */
export interface Shown {
  what: string
  field: Field | null
}

/** Four of these invisible characters encode a byte. */
const DIGITS = '\u200B\u200C\u200D\uFEFF'

/** Elements whose text is not clickable, or repeats a text to link to it. */
const ASIDE = new Set(['script', 'style', 'template', 'noscript', 'option', 'title', 'nav'])

function decode(mark: string): string {
  const digits = Array.from(mark, (character) => DIGITS.indexOf(character)).slice(4)
  const bytes = digits.flatMap((_, at) =>
    at % 4 === 0 ? [Number.parseInt(digits.slice(at, at + 4).join(''), 4)] : [],
  )
  return Buffer.from(bytes).toString('utf8')
}

/** Returns the field of Studio's URL, in a text's stega or an image's attribute. */
function fieldOf(mark: string): Field | null {
  const { href } = JSON.parse(mark) as { href: string }
  const { searchParams } = new URL(href)
  const [id, path] = [searchParams.get('id'), searchParams.get('path')]
  return id && path ? { id, path } : null
}

const itself = (attribute: unknown): Field | null => {
  const [, id = '', path = ''] = /^id=([^;]+);type=[^;]+;path=([^;]+);/.exec(String(attribute)) ?? []
  return id ? { id, path: path.replaceAll(/:([\w-]+)/g, '[_key=="$1"]') } : null
}

/** Returns the texts and images within `main` of a draft in order. */
export function shownIn(html: string): { texts: Shown[]; pictures: Shown[] } {
  const texts: Shown[] = []
  const pictures: Shown[] = []
  const look = (parent: Root | Element, isMain: boolean, around: Field | null): void => {
    for (const child of parent.children) {
      if (child.type === 'text' && isMain && child.value.trim()) {
        const [mark] = STEGA.exec(child.value) ?? []
        const what = child.value.replace(STEGA, '').trim()
        texts.push({ what, field: mark ? fieldOf(decode(mark)) : null })
      }
      if (child.type !== 'element' || ASIDE.has(child.tagName)) continue
      const { dataSanity, dataSanityEditInfo: info } = child.properties
      const own = info ? fieldOf(String(info)) : dataSanity ? itself(dataSanity) : null
      const field = own ?? around
      if (child.tagName === 'img' && isMain) pictures.push({ what: String(child.properties.src), field })
      look(child, isMain || child.tagName === 'main', field)
    }
  }
  look(unified().use(rehypeParse).parse(html), false, null)
  return { texts, pictures }
}
