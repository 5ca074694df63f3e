import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** What the crawl looks at of a page. */
export interface CrawledPage {
  language: string
  direction: string
  title: string
  headings: number
  /** Addresses of links, as written. */
  links: string[]
  /** Places on the page that links can lead to. */
  anchors: ReadonlySet<string>
  /** The texts of the page in its own language: code, and what says it is in another one, is left out. */
  texts: string[]
  /** Pictures without a description, not even an empty one. */
  silentPictures: string[]
  /** Whether it carries marks of drafts, which lead editors to the fields of texts. */
  isMarked: boolean
}

const NOT_PROSE = new Set(['script', 'style', 'template', 'code', 'pre', 'kbd', 'svg', 'bdi', 'address'])

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Texts below an element, without those of other languages and of code. */
function proseOf(parent: Root | Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() ? [child.value.trim()] : []
    if (child.type !== 'element' || NOT_PROSE.has(child.tagName)) return []
    if (child.tagName !== 'html' && child.properties.lang !== undefined) return []
    if (child.properties.translate === 'no') return []
    return proseOf(child)
  })
}

/** Reads a page's HTML. */
export function readPage(html: string): CrawledPage {
  const tree = unified().use(rehypeParse).parse(html)
  const root = select('html', tree)
  const main = select('main', tree)
  return {
    language: text(root?.properties.lang),
    direction: text(root?.properties.dir),
    title:
      select('title', tree)
        ?.children.map((child) => ('value' in child ? child.value : ''))
        .join('') ?? '',
    headings: selectAll('h1', tree).length,
    links: selectAll('a[href], area[href]', tree).map(({ properties }) => text(properties.href)),
    anchors: new Set(selectAll('[id]', tree).map(({ properties }) => text(properties.id))),
    texts: main ? proseOf(main) : [],
    isMarked: /[\u200B\u200C\u200D\uFEFF]{4,}/.test(html),
    silentPictures: selectAll('img:not([alt])', tree).map(({ properties }) => text(properties.src)),
  }
}
