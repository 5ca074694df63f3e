import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { RoutedDocument } from './document.ts'

/** What a document's view is given. */
export interface DocumentViewProperties<Found extends RoutedDocument> {
  document: Found
  locale: LocaleId
  /** A layout chosen by the page that shows the document; null for the document's own. */
  layout: string | null
  /** Which page of the document's list is shown, from 1. */
  pageNumber: number
}

/** The site as structured data names it. */
export interface SiteIdentity {
  siteName: string
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
}

/** How documents of one type are read and shown on a page of their own. Each routed type has one in its feature. */
export interface DocumentPages<Found extends RoutedDocument> {
  /** The document with a slug, in whatever language that is its slug; null where there is none. `above` is the slug above it. */
  get(slug: string, locale: LocaleId, above?: string): Promise<Found | null>
  View(properties: DocumentViewProperties<Found>): ReactNode | Promise<ReactNode>
  /** What the head says where the document's `seo` says nothing. */
  describe(document: Found): { title: string; description: string | null }
  /** The document as schema.org names things, without `@context`. */
  structuredData?(document: Found, site: SiteIdentity & { url: string }): Record<string, unknown>
  /** How many pages its list fills; without, one. */
  countPages?(document: Found): number
}

/** Hides which documents they are, so that all types stand in one register. */
export const definePages = <Found extends RoutedDocument>(pages: DocumentPages<Found>) =>
  pages as unknown as DocumentPages<RoutedDocument>
