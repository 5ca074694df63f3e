import { z } from 'zod'
import { CATALOG_PATH, FILTER_PARAMETERS, FILTERED_CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { choice, flag, listOf, optionalText, text } from '../parse.ts'
import type { ContentButton, ContentLink } from '../types.ts'
import { addressSchema } from './address.ts'

const linkShape = z.object({
  kind: choice(['document', 'path', 'url'], 'document'),
  /** Added by `resolveLinks`. */
  target: addressSchema.nullable().default(null).catch(null),
  path: optionalText,
  url: optionalText,
  anchor: optionalText,
  newTab: flag(false),
})

/** Rewrites a filter on the catalog's address to the filtered page: browsers reuse the static page for any query. */
function filteredPath(path: string): string {
  const [address, query = ''] = path.split(/\?(.*)/)
  const names = [...new URLSearchParams(query.replace(/#.*/, '')).keys()]
  const isFilter = address === CATALOG_PATH && FILTER_PARAMETERS.some((name) => names.includes(name))
  return isFilter ? `${FILTERED_CATALOG_PATH}?${query}` : path
}

/** Returns the target of a link without its anchor; null without a valid target. */
function hrefOf({ kind, target, path, url }: z.output<typeof linkShape>): string | null {
  switch (kind) {
    case 'document':
      return target
    case 'path':
      return path && /^\/(?![/\\])/.test(path) ? filteredPath(path) : null
    case 'url':
      return url && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null
  }
}

function toContentLink(link: z.output<typeof linkShape>): ContentLink | null {
  const href = hrefOf(link)
  if (href === null) return null
  const anchored = link.anchor && !href.includes('#') ? `${href}#${link.anchor}` : href
  return {
    href: anchored,
    external: link.kind === 'url',
    newTab: link.newTab,
    isDocument: link.kind === 'document',
  }
}

/** Parses `linkFields`; null without a valid target. */
export const linkSchema = linkShape.transform(toContentLink).nullable().catch(null)

/** Parses the link of an `internalLink`, which leads to a document; null without a valid target. */
export const documentLinkSchema = linkShape
  .pick({ target: true, anchor: true })
  .transform((link) => toContentLink({ ...link, kind: 'document', path: null, url: null, newTab: false }))
  .nullable()
  .catch(null)

/** Parses `buttonFields`; null without a valid target. */
export const buttonSchema = z
  .object({ label: text, style: choice(['primary', 'secondary', 'text'], 'primary'), link: linkSchema })
  .transform(({ label, style, link }): ContentButton | null => link && { label, style, link })
  .nullable()
  .catch(null)

/** Parses a list of `buttonFields`, without those that have no valid target. */
export const buttonsSchema = listOf(buttonSchema).transform((buttons) =>
  buttons.filter((button) => button !== null),
)

/** Parses a written address: a path of this site, or `http:`, `https:`, `mailto:` or `tel:`. Anything else is null. */
export const hrefSchema = text
  .transform((href): ContentLink | null => {
    const isPath = /^\/(?![/\\])/.test(href)
    if (!isPath && !/^(?:https?|mailto|tel):$/.test(URL.parse(href)?.protocol ?? '')) return null
    return { href: isPath ? filteredPath(href) : href, external: !isPath, newTab: false, isDocument: false }
  })
  .nullable()
  .catch(null)
