import type { DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity'
import { DEFAULT_LOCALE, LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import type { Localized } from '#schemas/validation/localized.ts'

/** Returns the title of a copy, by the language of the title. */
const COPY_TITLES: Record<LocaleId, (title: string) => string> = {
  zh: (title) => `${title}（副本）`,
  en: (title) => `${title} (copy)`,
  ar: (title) => `${title} (نسخة)`,
}

/** Fields that name documents in lists; a document has one of them. */
const TITLES = ['title', 'name', 'question']

/**
 * Wraps Studio's “Duplicate” action so that the copy has neither the address, or number, nor the computed rating of its original. Otherwise
 * the preview of one address would have two documents. Its title says that it is a copy. In lists with positions it comes right after its
 * original.
 */
export function duplicateWithoutAddress(
  duplicate: DuplicateDocumentActionComponent,
): DocumentActionComponent {
  const action: DocumentActionComponent = (properties) => duplicate({ ...properties, mapDocument: mapToCopy })
  return Object.assign(action, { action: duplicate.action, displayName: duplicate.displayName })
}

function mapToCopy(original: SanityDocumentLike): SanityDocumentLike {
  const { slug: _, slugs: __, path: ___, rating, ...rest } = original
  // That of a testimonial is written by editors.
  const copy = typeof rating === 'number' ? { ...rest, rating } : rest
  for (const name of TITLES) if (copy[name]) copy[name] = titleOfCopy(copy[name])
  return typeof copy.order === 'number' ? { ...copy, order: copy.order + 1 } : copy
}

function titleOfCopy(title: unknown): unknown {
  if (typeof title === 'string') return COPY_TITLES[DEFAULT_LOCALE](title)
  if (!Array.isArray(title)) return title
  return (title as Localized).map((text) => {
    const locale = LOCALE_IDS.find((id) => id === text.language)
    if (!locale || typeof text.value !== 'string' || text.value.trim() === '') return text
    return { ...text, value: COPY_TITLES[locale](text.value) }
  })
}
