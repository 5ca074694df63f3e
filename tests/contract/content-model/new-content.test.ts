import {
  type ArraySchemaType,
  type ObjectSchemaType,
  resolveInitialValueForType,
  type SchemaType,
} from 'sanity'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { NOT_SHOWN } from '../../../schemas/blocks/define-block.ts'
import { BLOCK_TYPES } from '../../../schemas/shared/block-types.ts'
import { openTestLake } from '../content-lake/support/open-lake.ts'
import { errorsOf, model, validate } from './support/model.ts'

type Value = Record<string, unknown>

/** Values besides texts that an editor must enter for a valid block or item, by type and field. */
const CHOICES: Record<string, Value> = {
  countdownBlock: { date: '2027-01-01T09:00:00Z' },
  codeBlock: { code: 'npm start' },
  button: { link: { _type: 'link', kind: 'path', path: '/contact' } },
  captionTrack: { language: 'en', file: { _type: 'file', asset: { _type: 'reference', _ref: 'asset' } } },
  statistic: { value: '10+' },
}

const english = (type: string) => [
  {
    _key: 'en',
    _type: `${type}Value`,
    language: 'en',
    value: type.endsWith('RichText') ? [{ _type: 'block', _key: 'b', children: [] }] : 'Text',
  },
]

const typeOf = (name: string) => model.get(name) as ObjectSchemaType

const isLocalized = (type: SchemaType) => type.name.startsWith('internationalizedArray')

// Sanity resolves initial values when the browser is idle.
vi.stubGlobal('window', globalThis)

const lake = await openTestLake()
const client = lake.client()
await client.create({ _id: 'asset', _type: 'sanity.fileAsset' })
afterAll(() => lake.close())

const DATES = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** Returns the draft of a page with one block. */
const pageWith = (block: Value) => ({
  _id: 'drafts.page-new',
  _type: 'page',
  ...DATES,
  title: english('internationalizedArrayString'),
  path: { _type: 'slug', current: '/new' },
  blocks: [{ _key: 'new', ...block }],
})

/** Returns the errors of a page with one block, as Studio shows them for the draft. */
const errorsIn = (block: Value) => errorsOf(pageWith(block), client)

/** Returns the warnings of a draft, as Studio shows them. */
const warningsOf = async (draft: Parameters<typeof validate>[0]) =>
  (await validate(draft, client)).flatMap(({ level, message }) => (level === 'warning' ? [message] : []))

/** Returns what “Add item” adds to a list: the initial values. */
const added = async (name: string): Promise<Value> => ({
  ...((await resolveInitialValueForType(typeOf(name), {}, 10, {} as never)) as Value | undefined),
  _type: name,
})

/** Fills required texts in English, and the values only an editor can choose. */
function completed(name: string, value: Value, errors: readonly string[]): Value {
  const texts = typeOf(name).fields.filter(
    (field) => isLocalized(field.type) && errors.some((error) => error.includes(`"${field.name}"`)),
  )
  return {
    ...value,
    ...Object.fromEntries(texts.map((field) => [field.name, english(field.type.name)])),
    ...CHOICES[name],
  }
}

describe.each(BLOCK_TYPES)('a new %s', (name) => {
  test('can be published with its required texts', async () => {
    const block = await added(name)
    expect(await errorsIn(completed(name, block, await errorsIn(block)))).toEqual([])
  })

  test('can be published when it was created before its choices existed', async () => {
    const bare = { _type: name }
    expect(await errorsIn(completed(name, bare, await errorsIn(bare)))).toEqual([])
  })

  const lists = typeOf(name).fields.flatMap((field) => {
    const members = (field.type as ArraySchemaType).of ?? []
    return isLocalized(field.type) ? [] : members.map((member) => [field.name, member.name] as const)
  })
  test.each(lists.filter(([, member]) => typeOf(member)?.jsonType === 'object' && member !== 'reference'))(
    'can be published with a new item in its list %s (%s) with its required texts',
    async (list, member) => {
      const block = await added(name)
      const whole = completed(name, block, await errorsIn(block))
      const item = { ...(await added(member)), _key: 'item' }
      const errors = await errorsIn({ ...whole, [list]: [item] })
      expect(await errorsIn({ ...whole, [list]: [completed(member, item, errors)] })).toEqual([])
    },
  )
})

test.each([
  ...['comparisonTableBlock', 'featureGridBlock', 'galleryBlock', 'logoCloudBlock'],
  ...['officesBlock', 'stepsBlock', 'timelineBlock', 'videoBlock'],
])('a new %s warns that visitors do not see it yet', async (name) => {
  expect(await warningsOf(pageWith(await added(name)))).toContain(NOT_SHOWN)
})

test('a video on a provider needs no file', async () => {
  const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  expect(await warningsOf(pageWith({ _type: 'videoBlock', url }))).not.toContain(NOT_SHOWN)
})

test.each([
  ['page', 'path'],
  ['service', 'slug'],
  ['product', 'slug'],
])('a %s without an address is told so once', async (type, name) => {
  const errors = await errorsOf({ _id: 'drafts.new', _type: type, ...DATES }, client)
  expect(errors.filter((error) => error.includes(`["${name}"`))).toHaveLength(1)
})

test('new shop settings can be published as they are', async () => {
  const settings = await added('shopSettings')
  expect(
    await errorsOf({ ...settings, _id: 'drafts.shopSettings', _type: 'shopSettings', ...DATES }, client),
  ).toEqual([])
})

test('shop settings warn of payment currencies without an exchange rate', async () => {
  const rates = [{ _key: 'eur', _type: 'exchangeRate', currency: 'EUR', rate: '0.86' }]
  await client.create({ _id: 'exchangeRates', _type: 'exchangeRates', base: 'USD', rates })
  const settings = { ...(await added('shopSettings')), payingCurrencies: ['USD', 'EUR', 'ISK'] }
  const draft = { ...settings, _id: 'drafts.shopSettings', _type: 'shopSettings', ...DATES }
  expect(await warningsOf(draft)).toContain('There’s no rate for ISK, so shoppers can’t pay in it.')
})
