import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

/** What a page shows but a text does not: ways around, forms, drawings, and what only scripts or screen readers use. */
const LEFT_OUT = 'nav, form, dialog, button, script, template, svg, video, [hidden], .visually-hidden'

/** Attributes that hold addresses. */
const ADDRESSES = ['href', 'src'] as const

/** Makes addresses whole and puts pictures back that `next/image` serves resized. */
function completeAddresses(tree: Root, url: string): void {
  for (const element of selectAll('[href], [src]', tree)) {
    for (const name of ADDRESSES) {
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

/** Keeps of a page what it says. */
function keepMain(url: string) {
  return (tree: Root): Root => {
    const main = select('main', tree)
    const kept: Root = { type: 'root', children: main ? [main] : [] }
    removeMatches(kept, new Set(selectAll(LEFT_OUT, kept)))
    completeAddresses(kept, url)
    return kept
  }
}

/**
 * The Markdown twin of a page.
 *
 * @param html the page as visitors get it
 * @param url its address, in full; addresses within the page are read from there
 */
export async function toMarkdown(html: string, url: string): Promise<string> {
  const file = await unified()
    .use(rehypeParse)
    .use(() => keepMain(url))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
    .process(html)
  return String(file)
}
