import { getPublishedId, isDraftId } from 'sanity'
import { LINKED_PAGES, type LinkedPage } from '#schemas/shared/linked-pages.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { isBrokenLink, type KnownTargets } from '#schemas/validation/broken-links.ts'
import { hasAnyText, missingLanguages } from '#schemas/validation/localized.ts'
import { isMissing } from '#schemas/validation/translation-texts.ts'
import { isLocalized } from '../components/languages/localized-value.ts'

/** A document with all its fields, published or a draft. */
export interface AuditedDocument {
  _id: string
  _type: string
  _updatedAt: string
  [field: string]: unknown
}

/** A document of the site, without its fields. */
export interface DocumentStub {
  _id: string
  _type: string
}

/** What editors should look at; ids are those of published documents. */
export interface ContentAudit {
  missingLanguages: DocumentStub[]
  brokenLinks: DocumentStub[]
  /** Pages that buttons of the site lead to and that no page or redirect has the address of. */
  missingPages: LinkedPage[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Finds the documents with missing translations or broken links, and missing pages. A draft replaces its published version. */
export function auditContent(stored: readonly AuditedDocument[], pathsAndIds: KnownTargets): ContentAudit {
  const latest = new Map<string, AuditedDocument>()
  for (const document of stored) {
    const id = getPublishedId(document._id)
    if (isDraftId(document._id) || !latest.has(id)) latest.set(id, document)
  }
  const documents = [...latest].sort(([, one], [, other]) => other._updatedAt.localeCompare(one._updatedAt))
  const matching = (matches: (value: unknown) => boolean) =>
    documents
      .filter(([, document]) => hasMatch(document, matches))
      .map(([_id, { _type }]) => ({ _id, _type }))
  return {
    missingLanguages: matching(lacksLanguage),
    brokenLinks: matching((value) => isBrokenLink(value, pathsAndIds)),
    missingPages: LINKED_PAGES.filter(({ path }) => !pathsAndIds.addresses.has(path)),
  }
}

/** Returns whether a value or anything inside it matches. Values of hidden blocks do not count. */
function hasMatch(value: unknown, matches: (value: unknown) => boolean): boolean {
  if (!isFields(value) || value.hidden === true) return false
  return matches(value) || Object.values(value).some((inner) => hasMatch(inner, matches))
}

/** Returns whether a text is missing in some language; a text without any language is left empty on purpose. */
function lacksLanguage(value: unknown): boolean {
  if (isLocalized(value)) return hasAnyText(value) && missingLanguages(value).length > 0
  if (!isFields(value) || value._type !== 'translationEntry') return false
  return LOCALES.some(({ id }) => isMissing(value[id] as string | undefined))
}
