import { defineQuery } from 'groq'
import { type FormPatch, PatchEvent, type SanityClient } from 'sanity'
import { LOCALES } from '#schemas/shared/locales.ts'
import type { Localized } from '#schemas/validation/localized.ts'

/** The alternative texts that Media stores in a picture, by language; plain text from before Media had languages. */
const assetTextsQuery = defineQuery('*[_id == $id][0].altText')

/** Returns the id of the picture that a change puts into an image field, or undefined. */
export function findChosenAsset(change: FormPatch | FormPatch[] | PatchEvent): string | undefined {
  const { patches } = PatchEvent.from(change)
  const chosen = patches.flatMap((patch) =>
    patch.type === 'set' && patch.path.length === 1 && patch.path[0] === 'asset'
      ? [patch.value as { _ref?: string }]
      : [],
  )
  return chosen.at(-1)?._ref
}

/** Fetches the alternative texts of a picture as the value of a localized field; undefined if it has none. */
export async function fetchAssetTexts(client: SanityClient, id: string): Promise<Localized | undefined> {
  return toLocalized(await client.fetch<unknown>(assetTextsQuery, { id }))
}

export function toLocalized(texts: unknown): Localized | undefined {
  const byLanguage: Record<string, unknown> =
    typeof texts === 'string' ? { en: texts } : ((texts ?? {}) as Record<string, unknown>)
  const items = LOCALES.flatMap(({ id }) => {
    const value = byLanguage[id]
    const item = { _key: id, _type: 'internationalizedArrayStringValue', language: id }
    return typeof value === 'string' && value.trim() !== '' ? [{ ...item, value }] : []
  })
  return items.length > 0 ? items : undefined
}
