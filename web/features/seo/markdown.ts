import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

/** Elements left out of the Markdown: navigation, forms, drawings, and content for scripts or screen readers only. */
const EXCLUDED_ELEMENTS =
  'nav, form, dialog, button, script, template, svg, video, [hidden], .visually-hidden'

const URL_ATTRIBUTES = ['href', 'src'] as const

/** Makes URLs absolute and removes `srcset`, so that images link to one file. */
function makeUrlsAbsolute(tree: Root, url: string): void {
  for (const element of selectAll('[href], [src]', tree)) {
    for (const name of URL_ATTRIBUTES) {
      const address = element.properties[name]
      if (typeof address === 'string') element.properties[name] = new URL(address, url).href
    }
    delete element.properties.srcSet
  }
}

function removeMatches(parent: Root | Element, unwanted: ReadonlySet<unknown>): void {
  parent.children = (parent.children as Element[]).filter((child) => !unwanted.has(child))
  for (const child of parent.children) if ('children' in child) removeMatches(child, unwanted)
}

/** Reduces a page to its main content. */
function extractMain(url: string) {
  return (tree: Root): Root => {
    const main = select('main', tree)
    const content: Root = { type: 'root', children: main ? [main] : [] }
    removeMatches(content, new Set(selectAll(EXCLUDED_ELEMENTS, content)))
    makeUrlsAbsolute(content, url)
    return content
  }
}

/**
 * Converts a page to Markdown.
 *
 * @param html the page as visitors get it
 * @param url its absolute URL, the base of relative ones
 */
export async function toMarkdown(html: string, url: string): Promise<string> {
  const file = await unified()
    .use(rehypeParse)
    .use(() => extractMain(url))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
    .process(html)
  return String(file)
}
