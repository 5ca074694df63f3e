import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { SanityDocument } from 'sanity'
import { afterAll, expect, test } from 'vitest'
import { schemaTypes } from '../../../schemas/index.ts'
import { resolveAssets } from '../../../scripts/seed/assets.ts'
import { readSeedDocuments } from '../../../scripts/seed/read-documents.ts'
import { translationDocuments } from '../../../scripts/seed/translations.ts'
import { openTestLake } from '../content-lake/support/open-lake.ts'
import { validate } from './support/model.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'scripts/seed-content')
const TYPES = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

/** Types without seed documents, because users and the site create them. */
const MADE_LATER = ['customer', 'inquiry', 'order', 'stockRequest']

/** Imports the seed documents into a lake. One image stands for all, because rules only require one. */
async function seedTexts(client: SanityClient): Promise<void> {
  const bytes = readFileSync(join(FOLDER, 'pictures', 'logo-light.svg'))
  const { _id } = await client.assets.upload('image', bytes, { filename: 'logo-light.svg' })
  const asset = { _type: 'reference' as const, _ref: _id }
  const documents = [...readSeedDocuments(FOLDER), ...translationDocuments()]
  const transaction = client.transaction()
  for (const document of documents) {
    const whole = JSON.stringify(document).replaceAll(/"_privateFile":"[^"]*"/g, '"parts":["file.part-0"]')
    const resolved = await resolveAssets(JSON.parse(whole), () => Promise.resolve(asset))
    transaction.create(resolved as SanityDocument)
  }
  await transaction.commit({ visibility: 'sync' })
}

const lake = await openTestLake()
await seedTexts(lake.client())
afterAll(() => lake.close())

test.each(TYPES)('each %s of the seed content is valid as a draft', async (type) => {
  const client = lake.client()
  const documents = await client.fetch<SanityDocument[]>('*[_type == $type]', { type })
  expect(documents.length > 0).toBe(!MADE_LATER.includes(type))
  const found: string[] = []
  for (const document of documents) {
    const markers = await validate({ ...document, _id: `drafts.${document._id}` }, client)
    for (const { level, path, message } of markers)
      found.push(`${level} ${document._id} ${JSON.stringify(path)}: ${message}`)
  }
  expect(found).toEqual([])
})
