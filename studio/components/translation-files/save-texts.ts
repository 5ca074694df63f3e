import type { SanityClient } from 'sanity'
import { draftOf, fetchVersions } from '../bulk-edit/write-documents.ts'
import { findLocalizedFields, type LocalizedField } from './localized-fields.ts'
import type { PlannedText } from './plan-import.ts'

/** Documents fetched per request. */
const BATCH = 50

/** Fetches the texts of documents, those of drafts first. */
export async function fetchFields(
  client: SanityClient,
  ids: readonly string[],
  language: string,
): Promise<LocalizedField[]> {
  const fields: LocalizedField[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const versions = await fetchVersions(client, ids.slice(start, start + BATCH))
    for (const { id, draft, published } of versions.values())
      fields.push(...findLocalizedFields(draft ?? published ?? {}, id, language))
  }
  return fields
}

/** Returns the patch that stores a translation in its entry, or in a new one. */
function patchOf({ field, value }: PlannedText, language: string) {
  const { path, entryType, targetKey } = field
  if (targetKey) return { set: { [`${path}[_key=="${targetKey}"].value`]: value } }
  const entry = { _key: language, _type: entryType, language, value }
  return { insert: { after: `${path}[-1]`, items: [entry] } }
}

/** The numbers of documents that were saved, and those that were not. */
export interface SavedTexts {
  saved: number
  failed: string[]
}

const isSameField = (one: LocalizedField, other: LocalizedField): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Saves translations to the drafts of their documents, each in one transaction. A document with a changed text is left out. */
export async function saveTexts(
  client: SanityClient,
  texts: readonly PlannedText[],
  language: string,
): Promise<SavedTexts> {
  const result: SavedTexts = { saved: 0, failed: [] }
  for (const [id, planned] of Map.groupBy(texts, ({ field }) => field.documentId)) {
    try {
      const { draft, published } = (await fetchVersions(client, [id])).get(id) ?? {}
      const current = findLocalizedFields(draft ?? published ?? {}, id, language)
      if (planned.some(({ field }) => !current.some((other) => isSameField(field, other))))
        throw new Error('A colleague has changed a text since it was reviewed.')
      const transaction = client.transaction()
      if (!draft && published) transaction.create(draftOf(published))
      planned.forEach((text, index) =>
        transaction.patch(`drafts.${id}`, {
          ...patchOf(text, language),
          ...(index === 0 && draft && { ifRevisionID: draft._rev }),
        }),
      )
      await transaction.commit({ visibility: 'sync' })
      result.saved += 1
    } catch {
      result.failed.push(id)
    }
  }
  return result
}
