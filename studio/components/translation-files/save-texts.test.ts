import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { findLocalizedFields } from './localized-fields.ts'
import { saveTexts } from './save-texts.ts'

const entry = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})
const draft = { _id: 'drafts.a', _type: 'post', _rev: 'one', title: [entry('en', 'Cloud')] }

/** Saves the Arabic title of a draft that was planned before the lake had these entries. */
async function saveTitle(entries: object[]) {
  const patches: object[] = []
  const transaction = {
    patch: (_id: string, patch: object) => patches.push(patch),
    commit: () => Promise.resolve(),
  }
  const client = {
    fetch: () => Promise.resolve([{ ...draft, title: entries }]),
    transaction: () => transaction,
  } as unknown as SanityClient
  const [field] = findLocalizedFields(draft, 'a', 'ar')
  if (!field) throw new Error('The title is missing.')
  const text = { field, value: 'سحابة', source: 'Cloud', before: '', after: 'سحابة', warnings: [] }
  return { ...(await saveTexts(client, [text], 'ar')), patches }
}

test('a translation is added to the draft', async () => {
  const { saved, patches } = await saveTitle(draft.title)
  expect(saved).toBe(1)
  expect(patches).toEqual([
    { ifRevisionID: 'one', insert: { after: 'title[-1]', items: [entry('ar', 'سحابة')] } },
  ])
})

test.each([
  ['translated the text', [...draft.title, entry('ar', 'السحابة')]],
  ['changed the English text', [entry('en', 'Cloud costs')]],
])('a document is left out if a colleague %s since the review', async (_, entries) => {
  expect(await saveTitle(entries)).toEqual({ saved: 0, failed: ['a'], patches: [] })
})
