import type { Path, SchemaType } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaTypes } from '../../../schemas/index.ts'
import { openTestLake, type TestLake } from '../content-lake/support/open-lake.ts'
import { clickedDraft, DATES, expectDrafts, type FoundError, testErrors } from './support/draft-errors.ts'
import { fieldPath, typesAlong } from './support/error-paths.ts'
import { invalidDraft, invalidRichTextDraft } from './support/invalid-drafts.ts'
import { model, validate } from './support/model.ts'
import { validValue } from './support/valid-value.ts'

/** Types whose documents have no drafts, and those that only the site writes. */
const UNPUBLISHED = new Set(['inventory', 'order', 'customer', 'review', 'productReviews', 'stockRequest'])

const TYPES = schemaTypes
  .filter(({ name, type }) => type === 'document' && !UNPUBLISHED.has(name))
  .map(({ name }) => name)

const errors = new Map<string, FoundError[]>()

/** A type with formatted text, for the messages about what is inside such a text. */
const ARTICLE = { type: 'helpArticle', field: 'body' }
let richTextErrors: FoundError[]

let lake: TestLake
beforeAll(async () => {
  lake = await openTestLake()
  await lake.client().create({ _id: 'asset', _type: 'sanity.imageAsset' })
  for (const type of TYPES) errors.set(type, await errorsOf(type, invalidDraft(type)))
  const article = invalidRichTextDraft(ARTICLE.type, ARTICLE.field)
  const markers = await messagesOf(ARTICLE.type, article)
  richTextErrors = markers.filter(({ path }) => path[0] === ARTICLE.field && path.length > 1)
}, 120_000)
afterAll(() => lake.close())

/** Returns the errors and warnings of a draft, as Studio lists them. */
const messagesOf = (type: string, draft: object) =>
  validate({ _id: `drafts.${type}`, ...DATES, ...draft } as never, lake.client())

async function errorsOf(type: string, draft: object): Promise<FoundError[]> {
  const markers = await messagesOf(type, draft)
  return markers.filter(({ level }) => level === 'error').map(({ path, message }) => ({ path, message }))
}

/** Some errors appear only once others are gone, such as those of an address. */
const ROUNDS = 4

/** Returns a draft with a valid value in one field. */
function fillIn(
  draft: Record<string, unknown>,
  path: Path,
  type: SchemaType,
  attempt: number,
): Record<string, unknown> {
  const copy = structuredClone(draft)
  let place: unknown = copy
  for (const part of path.slice(0, -1))
    place =
      typeof part === 'string'
        ? ((place as Record<string, unknown>)[part] ??= {})
        : (place as { _key: string }[]).find(({ _key }) => _key === (part as { _key: string })._key)
  const last = typesAlong(type, path).at(-1)
  ;(place as Record<string, unknown>)[path.at(-1) as string] = last && validValue(path, last, attempt)
  return copy
}

describe.each(TYPES)('each error of an invalid %s', (name) => {
  const found = () => errors.get(name) ?? []

  testErrors(name, found)

  test('is gone once its field is filled in, and so are those that follow from it', async () => {
    let draft: Record<string, unknown> = invalidDraft(name)
    for (let round = 0, left = found(); left.length > 0 && round < ROUNDS; round += 1) {
      draft = left.reduce((value, { path }) => fillIn(value, fieldPath(path), model.get(name)!, round), draft)
      left = await errorsOf(name, draft)
    }
    expect(await errorsOf(name, draft)).toEqual([])
  })
})

test('formatted text has messages for links, callouts, code, tables and pictures', () => {
  const part = ({ path }: FoundError) =>
    path
      .slice(3)
      .map((step) => (typeof step === 'string' ? step : (step as { _key: string })._key))
      .join('.')
  expect(richTextErrors.map(part).sort()).toEqual([
    'block.markDefs.internalLink.document',
    'block.markDefs.link.href',
    'richTextCallout.text',
    'richTextCode.code',
    'richTextFigure.alt',
    'richTextTable.caption',
    'richTextTable.rows',
  ])
})

test('the drafts of the browser test are current', async () => {
  const { type, field } = ARTICLE
  const drafts = [
    ...TYPES.map((name) => clickedDraft(name, invalidDraft(name), errors.get(name) ?? [])),
    clickedDraft('formatted text', invalidRichTextDraft(type, field), richTextErrors),
  ]
  await expectDrafts('invalid-drafts.generated.json', drafts)
})
