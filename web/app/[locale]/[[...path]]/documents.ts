import type { DocumentPages } from '#web/content/document-pages.ts'
import type { RoutedDocument } from '#web/content/document.ts'
import { servicePages } from '#web/features/service/pages.tsx'
import type { SluggedType } from '#schemas/shared/routes.ts'

/** The pages of each type of document that has them. */
export const DOCUMENT_PAGES: Partial<Record<SluggedType, DocumentPages<RoutedDocument>>> = {
  service: servicePages,
}
