import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { extract } from '@sanity/mutator'
import { BLOCK_TYPES } from '../../../schemas/shared/block-types.ts'
import { gallery, ownFilm, pagesOfEveryBlock, publishPage } from '../support/block-page.ts'
import { shownIn } from '../support/click-to-edit.ts'
import { draftCookies } from '../support/drafts.ts'
import { lakeClient } from '../support/lake.ts'
import { english, TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** The Arabic texts of a page: fields and rich texts. */
const WORDS = `*[!(_id in path("drafts.**")) && !(_id in path("_.**"))]`

/** Fields that are not visible texts (`web/sanity/client/client.ts`). */
const UNMARKED = new Set([
  'seo',
  'defaultSeo',
  'siteName',
  'tagline',
  'alt',
  'emailPlaceholder',
  'typedWords',
])

/** Returns every clickable text of a document with its field. */
function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(words)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (UNMARKED.has(name)) return []
    if (typeof part === 'string') return name === 'value' || name === 'text' ? [part.trim()] : []
    return words(part)
  })
}

/** Returns the literal texts of a message, those of the options of its plurals and selections included. */
const literals = (parts: MessageFormatElement[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === TYPE.literal) return [part.value.trim()]
    if (part.type === TYPE.tag) return literals(part.children)
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return []
    return Object.values(part.options).flatMap(({ value }) => literals(value))
  })

/** Returns the texts of all interface messages. */
const sentences = (texts: unknown): string[] =>
  typeof texts === 'string' ? literals(parse(texts)) : Object.values(texts as object).flatMap(sentences)

/** Blocks that no seed page uses. */
const seldom = async () => [
  await gallery(),
  await ownFilm({ zh: '在动', en: 'It moves', ar: 'يتحرك' }),
  {
    _type: 'codeBlock',
    code: 'npm start',
    language: 'sh',
    caption: english('It starts'),
  },
  { _type: 'newsletterBlock', heading: english('Letters'), submitLabel: english('Send me one') },
]

test('every text and image of every kind of block leads to its field @full', async ({ content }) => {
  test.setTimeout(180_000)
  const ownPath = await publishPage(content, ...(await seldom()))
  const lake = lakeClient('viewer')
  const documents = await lake.fetch<{ _id: string }[]>(WORDS)
  const byId = new Map(documents.map((document) => [document._id, document]))
  // Interface texts are not in documents, although an editor may have written the same.
  const own = new Set(sentences(TEXTS.ar))
  const written = new Set(documents.flatMap(words).filter((text) => /\p{L}/u.test(text) && !own.has(text)))
  const pages = await pagesOfEveryBlock(ownPath)
  const mistaken: string[] = []
  const dead: string[] = []
  const cookie = await draftCookies()
  for (const { path } of pages) {
    const { texts, pictures } = shownIn((await visit(`/ar${path}`, { headers: { cookie } })).body)
    for (const { what, field } of texts) {
      if (!field && written.has(what)) dead.push(`${path}: ${what}`)
      if (field && !String(extract(field.path, byId.get(field.id))).includes(what))
        mistaken.push(`${path}: ${what} leads to ${field.path} of ${field.id}`)
    }
    for (const { what, field } of pictures) if (!field) dead.push(`${path}: ${what}`)
  }
  expect(mistaken, 'texts that lead to where something else is written').toEqual([])
  expect(dead, 'texts and pictures that lead nowhere').toEqual([])
  const kinds = new Set(pages.flatMap((page) => page.kinds))
  expect([...kinds].sort(), 'there is a page with each kind of block').toEqual([...BLOCK_TYPES].sort())
})
