import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { RoutedDocument } from './document.ts'

/** Properties of a document's view. */
export interface DocumentViewProperties<Found extends RoutedDocument> {
  document: Found
  locale: LocaleId
  /** A layout chosen by the page that shows the document; null for the document's own. */
  layout: string | null
  /** Which page of the document's list is shown, from 1. */
  pageNumber: number
}

/** What structured data says about a page and its site. */
export interface PageIdentity {
  /** Full address of the page. */
  url: string
  locale: LocaleId
  siteName: string
  /** Origin of the site without a trailing slash. */
  siteUrl: string
  /** The company, as publisher and provider. */
  organization: Record<string, string>
}

/** How documents of one type are read and shown on their own page. Each routed type has one in its feature. */
export interface DocumentPages<Found extends RoutedDocument> {
  /** Returns the document with a slug in any language, or null. `above` is the parent's slug. */
  get(slug: string, locale: LocaleId, above?: string): Promise<Found | null>
  View: (properties: DocumentViewProperties<Found>) => ReactNode | Promise<ReactNode>
  /** Title and description for the head when the document's `seo` is empty. */
  describe(document: Found): { title: string; description: string | null }
  /** Structured data (schema.org) without `@context`. */
  structuredData?(document: Found, page: PageIdentity): Record<string, unknown>
  /** Number of pages of its list; one by default. */
  countPages?(document: Found): number
}

/** Erases the document's type, so that all types fit in one registry. */
export const definePages = <Found extends RoutedDocument>(pages: DocumentPages<Found>) =>
  pages as unknown as DocumentPages<RoutedDocument>
