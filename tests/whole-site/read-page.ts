import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { STEGA } from '../e2e/support/stega.ts'

/** The parts of a page that the crawl checks. */
export interface CrawledPage {
  language: string
  direction: string
  title: string
  headings: number
  /** Addresses of links as written. */
  links: string[]
  /** Ids that links can lead to. */
  anchors: ReadonlySet<string>
  /** Texts in the page's own language, without code and texts in other languages. */
  texts: string[]
  /** Pictures without an `alt` attribute. */
  silentPictures: string[]
  /** Whether it contains stega. */
  hasStega: boolean
}

const NOT_PROSE = new Set(['script', 'style', 'template', 'code', 'pre', 'kbd', 'svg', 'bdi', 'address'])

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the texts of an element, without other languages and code. */
function proseOf(parent: Root | Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() ? [child.value.trim()] : []
    if (child.type !== 'element' || NOT_PROSE.has(child.tagName)) return []
    if (child.tagName !== 'html' && child.properties.lang !== undefined) return []
    if (child.properties.translate === 'no') return []
    return proseOf(child)
  })
}

/** Parses a page's HTML. */
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
    hasStega: STEGA.test(html),
    silentPictures: selectAll('img:not([alt])', tree).map(({ properties }) => text(properties.src)),
  }
}
