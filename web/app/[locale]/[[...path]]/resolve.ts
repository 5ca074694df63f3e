import { cache } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import {
  localizedPath,
  matchRoute,
  numberedPath,
  type SluggedType,
  splitPageNumber,
} from '#schemas/shared/routes.ts'
import type { BlockBase } from '#web/blocks/base.ts'
import type { Page } from '#web/blocks/page/query.ts'
import { getPage } from '#web/features/page/queries.ts'
import type { RoutedDocument } from '#web/sanity/queries/document.ts'
import type { DocumentPages } from '#web/sanity/queries/document-pages.ts'
import { DOCUMENT_PAGES } from './documents.ts'

/** A document with its pages and its layout; null for the default layout. */
interface FoundDocument {
  kind: 'document'
  pages: DocumentPages<RoutedDocument>
  document: RoutedDocument
  layout: string | null
  pageNumber: number
}

/** The content of a path: a page of blocks or a document. */
export type ResolvedPage = { kind: 'page'; page: Page; pageNumber: number } | FoundDocument

/** A document requested by its path in another language; `location` is its path in this one. */
interface MovedDocument {
  kind: 'moved'
  location: string
}

/**
 * Finds the content of a path without language: its document, else its page of blocks. Studio allows only one per path. Documents come
 * first because an empty query result is not cached for an outage. A document requested by its path in another language redirects
 * temporarily, since editors may change paths.
 *
 * @param path decoded, for example `/blog/云成本` or `/blog/grid/page/2`
 * @returns null if there is no such page, or a list has fewer pages
 */
export const resolvePath = cache(
  async (path: string, locale: LocaleId): Promise<ResolvedPage | MovedDocument | null> => {
    const { path: listPath, pageNumber } = splitPageNumber(path)
    const route = matchRoute(listPath)
    const found = route && (await findDocument(route.type, route.address, locale))
    if (!found) {
      const page = await getPage(listPath, locale)
      return page && resolvePage(page, pageNumber, locale)
    }
    if (!hasPage(found, pageNumber)) return null
    const ownPath = found.document.paths[locale]
    if (decodeURIComponent(ownPath) !== listPath) {
      return { kind: 'moved', location: localizedPath(locale, numberedPath(ownPath, pageNumber)) }
    }
    return { ...found, pageNumber }
  },
)

async function resolvePage(page: Page, pageNumber: number, locale: LocaleId): Promise<ResolvedPage | null> {
  const { type, topic, slug } = page.shows?.document ?? {}
  const shown = type && slug && (await findDocument(type, topic ? `${topic}/${slug}` : slug, locale))
  if (shown) return pageNumber === 1 ? { ...shown, layout: page.shows?.layout ?? null } : null
  const pageCount = Math.max(1, ...page.blocks.map((block: BlockBase) => block.pageCount ?? 1))
  return pageNumber <= pageCount ? { kind: 'page', page, pageNumber } : null
}

async function findDocument(
  type: SluggedType,
  address: string,
  locale: LocaleId,
): Promise<FoundDocument | null> {
  const pages = DOCUMENT_PAGES[type]
  const [slug = '', above] = address.split('/').reverse()
  const document = await pages.get(slug, locale, above)
  return document ? { kind: 'document', pages, document, layout: null, pageNumber: 1 } : null
}

const hasPage = ({ pages, document }: FoundDocument, pageNumber: number) =>
  pageNumber <= (pages.countPages?.(document) ?? 1)
