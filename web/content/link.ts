import { z } from 'zod'
import { parseAddress } from './address.ts'
import { CATALOGUE_PATH, FILTER_PARAMETERS, FILTERED_PATH } from '#schemas/shared/catalogue.ts'
import type { ContentButton, ContentLink } from './types.ts'
import { choice, flag, listOf, optionalText, text } from './parse.ts'

const linkShape = z.object({
  kind: choice(['document', 'path', 'url'], 'document'),
  target: parseAddress.nullable().catch(null),
  path: optionalText,
  url: optionalText,
  anchor: optionalText,
  newTab: flag(false),
})

/**
 * Leads a filter written on the address of the whole catalogue to where that is narrowed down: a browser that holds the page built
 * ahead would show it for any query.
 */
function narrowedPath(path: string): string {
  const [address, query = ''] = path.split(/\?(.*)/)
  const names = [...new URLSearchParams(query.replace(/#.*/, '')).keys()]
  const isFilter = address === CATALOGUE_PATH && FILTER_PARAMETERS.some((name) => names.includes(name))
  return isFilter ? `${FILTERED_PATH}?${query}` : path
}

/** The target of a link without its anchor; null where it leads nowhere (a document that is not published, a missing address). */
function hrefOf({ kind, target, path, url }: z.output<typeof linkShape>): string | null {
  switch (kind) {
    case 'document':
      return target
    case 'path':
      return path && /^\/(?![/\\])/.test(path) ? narrowedPath(path) : null
    case 'url':
      return url && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null
  }
}

/** Parses `linkFields`; a link that leads nowhere is null. */
export const parseLink = linkShape
  .transform((link): ContentLink | null => {
    const href = hrefOf(link)
    if (href === null) return null
    const anchored = link.anchor && !href.includes('#') ? `${href}#${link.anchor}` : href
    return {
      href: anchored,
      external: link.kind === 'url',
      newTab: link.newTab,
      isDocument: link.kind === 'document',
    }
  })
  .nullable()
  .catch(null)

/** Parses `buttonFields`; a button that leads nowhere is null. */
export const parseButton = z
  .object({ label: text, style: choice(['primary', 'secondary', 'text'], 'primary'), link: parseLink })
  .transform(({ label, style, link }): ContentButton | null => link && { label, style, link })
  .nullable()
  .catch(null)

/** Parses a list of `buttonFields`; those that lead nowhere are left out. */
export const parseButtons = listOf(parseButton).transform((buttons) =>
  buttons.filter((button) => button !== null),
)

/** Parses a written address: a path of this site, or one of another (`https:`, `mailto:`, `tel:`). Any other is null. */
export const parseHref = text
  .transform((href): ContentLink | null => {
    const isPath = /^\/(?![/\\])/.test(href)
    if (!isPath && !/^(?:https?|mailto|tel):$/.test(URL.parse(href)?.protocol ?? '')) return null
    return { href: isPath ? narrowedPath(href) : href, external: !isPath, newTab: false, isDocument: false }
  })
  .nullable()
  .catch(null)
