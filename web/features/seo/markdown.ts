import type { Element, ElementContent, Root } from 'hast'
import { matches, select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

/**
 * Elements left out of the Markdown: navigation, controls, drawings, prices in other currencies, texts for browsers without JavaScript, and
 * what screen readers skip. Texts for screen readers stay, such as “Included” for a tick.
 */
const EXCLUDED_ELEMENTS =
  'nav, form, fieldset, label, select, dialog, button, a.icon-button, .carousel__index, script, noscript, template, svg, video, ' +
  '.share, [hidden], [data-in], [role="timer"], span[aria-hidden="true"], .visually-hidden[role="status"]'

const URL_ATTRIBUTES = ['href', 'src'] as const

const LINE_BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] }

/** Makes URLs absolute, except those that are none, and removes `srcset`, so that images link to one file. */
function makeUrlsAbsolute(tree: Root, url: string): void {
  for (const element of selectAll('[href], [src]', tree)) {
    for (const name of URL_ATTRIBUTES) {
      const address = element.properties[name]
      if (typeof address === 'string') element.properties[name] = URL.parse(address, url)?.href ?? address
    }
    delete element.properties.srcSet
  }
}

/** Removes comments, which React leaves between texts, and unwanted elements. */
function removeMatches(parent: Root | Element, unwanted: ReadonlySet<unknown>): void {
  parent.children = (parent.children as ElementContent[]).filter(
    (child) => child.type !== 'comment' && !unwanted.has(child),
  )
  for (const child of parent.children) if ('children' in child) removeMatches(child, unwanted)
}

/**
 * Separates what only styles separate: adjacent elements by a space, and elements shown as a block by a line break. Formatted texts and
 * code stay as they are.
 */
function separateElements(parent: Root | Element): void {
  if (matches('pre, .rich-text', parent)) return
  parent.children = (parent.children as ElementContent[]).flatMap((child, index, all): ElementContent[] => {
    if (child.type !== 'element' || index === 0) return [child]
    if (matches('.d-block', child)) return [LINE_BREAK, child]
    return all[index - 1]?.type === 'element' ? [{ type: 'text', value: ' ' }, child] : [child]
  })
  for (const child of parent.children) if ('children' in child) separateElements(child)
}

/** Makes questions and other lines that open a text bold, because the text follows them as if it were open. */
function emphasizeSummaries(tree: Root): void {
  for (const summary of selectAll('summary:not(:has(h1, h2, h3, h4, h5, h6))', tree))
    summary.children = [{ type: 'element', tagName: 'strong', properties: {}, children: summary.children }]
}

/** Reduces a page to its main content. */
function extractMain(url: string) {
  return (tree: Root): Root => {
    const main = select('main', tree)
    const content: Root = { type: 'root', children: main ? [main] : [] }
    removeMatches(content, new Set(selectAll(EXCLUDED_ELEMENTS, content)))
    separateElements(content)
    emphasizeSummaries(content)
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
