import { cache } from 'react'
import type { Page } from '#web/blocks/page/query.ts'
import type { DocumentPages } from '#web/content/document-pages.ts'
import type { RoutedDocument } from '#web/content/document.ts'
import type { BlockBase } from '#web/content/types.ts'
import { getPage } from '#web/features/page/data.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import {
  localizedPath,
  matchRoute,
  numberedPath,
  splitPageNumber,
  type SluggedType,
} from '#schemas/shared/routes.ts'
import { DOCUMENT_PAGES } from './documents.ts'

/** A document found, how it is shown, and in which layout (null: its own). */
interface FoundDocument {
  kind: 'document'
  pages: DocumentPages<RoutedDocument>
  document: RoutedDocument
  layout: string | null
  pageNumber: number
}

/** What answers at a path: a page of blocks or a document. */
export type Resolved = { kind: 'page'; page: Page; pageNumber: number } | FoundDocument

/** Where a document is that was asked for by its address in another language: a path with language. */
export interface Moved {
  kind: 'moved'
  location: string
}

/**
 * Finds what answers at a path without language: the document whose address it is, else the page that an editor has put
 * there. Studio refuses two at one address. Documents come first because a read that finds nothing cannot be answered
 * while the content lake is down. A document asked for by its address in another language has moved to the right one,
 * for now: editors may change addresses.
 *
 * @param path decoded, for example `/blog/云成本` or `/blog/grid/page/2`
 * @returns null where nothing answers, or a list has fewer pages
 */
export const resolve = cache(async (path: string, locale: LocaleId): Promise<Resolved | Moved | null> => {
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
})

async function resolvePage(page: Page, pageNumber: number, locale: LocaleId): Promise<Resolved | null> {
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
  const document = await pages.get(lastSegment(address), locale, address.split('/').at(-2))
  return document ? { kind: 'document', pages, document, layout: null, pageNumber: 1 } : null
}

const hasPage = ({ pages, document }: FoundDocument, pageNumber: number) =>
  pageNumber <= (pages.countPages?.(document) ?? 1)

const lastSegment = (address: string) => address.slice(address.lastIndexOf('/') + 1)
