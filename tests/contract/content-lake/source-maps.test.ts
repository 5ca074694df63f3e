import type { ContentSourceMap, FilterDefault, SanityClient } from '@sanity/client'
import { jsonPathToStudioPath, resolveEditInfo, studioPath } from '@sanity/client/csm'
import { createClient, stegaClean } from '@sanity/client/stega'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLake, type TestLake } from './support/open-lake.ts'

const studioUrl = 'http://localhost:3333'
const localised = (en: string, ar: string) => [
  { _key: 'en', _type: 'internationalizedArrayStringValue', value: en },
  { _key: 'ar', _type: 'internationalizedArrayStringValue', value: ar },
]

let lake: TestLake
let client: SanityClient
beforeAll(async () => {
  lake = await openTestLake()
  client = lake.client({ perspective: 'drafts' })
  await client
    .transaction()
    .create({ _id: 'cloud', _type: 'service', title: localised('Cloud', 'السحابة'), icon: 'cloud' })
    .create({ _id: 'drafts.cloud', _type: 'service', title: localised('Clouds', 'السحب'), icon: 'cloud' })
    .create({ _id: 'audit', _type: 'service', title: localised('Audit', 'التدقيق') })
    .create({
      _id: 'home',
      _type: 'page',
      title: localised('Home', 'الرئيسية'),
      tags: ['calm', 'exact'],
      blocks: [
        { _key: 'h1', _type: 'hero', hidden: true, heading: localised('Hidden', 'مخفي') },
        {
          _key: "it's",
          _type: 'grid',
          heading: localised('What we do', 'ما نفعله'),
          services: [
            { _key: 's1', _type: 'reference', _ref: 'audit' },
            { _key: 's2', _type: 'reference', _ref: 'cloud' },
          ],
        },
      ],
      body: [{ _key: 'b', _type: 'block', children: [{ _key: 'c', _type: 'span', text: 'A paragraph' }] }],
    })
    .commit()
})
afterAll(() => lake.close())

/**
 * Returns where the client locates a part of a result: `drafts.cloud title[_key=="en"].value`; undefined when unknown.
 */
async function fieldOf(query: string, resultPath: string): Promise<string | undefined> {
  const options = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const
  const { resultSourceMap } = await client.fetch<unknown>(query, {}, options)
  if (!resultSourceMap) return undefined
  const path = resultPath === '' ? [] : (studioPath.fromString(resultPath) as (string | number)[])
  const info = resolveEditInfo({ studioUrl, resultSourceMap, resultPath: path })
  if (!info || typeof info.path === 'string') return undefined
  return `${info.id} ${studioPath.toString(jsonPathToStudioPath(info.path))}`
}

const inEnglish = (field: string) => `coalesce(${field}[_key == "en"][0].value, ${field}[0].value)`

test.each([
  [
    'a localised field',
    `*[_id == "home"][0]{"title": ${inEnglish('title')}}`,
    'title',
    'home title[_key=="en"].value',
  ],
  [
    'a draft in place of what is published',
    `*[_id == "cloud"][0].title[1].value`,
    '',
    'drafts.cloud title[_key=="ar"].value',
  ],
  ['a document as it stands', `*[_id == "home"]`, '[0].tags[1]', 'home tags[1]'],
  [
    'an item behind a hidden one',
    `*[_type == "page"][0]{blocks[hidden != true]{_key}}`,
    'blocks[0]._key',
    `home blocks[_key=="it\\'s"]._key`,
  ],
  [
    'a referenced document',
    `*[_id == "home"][0].blocks[1]{"names": services[]->{"name": ${inEnglish('title')}}}`,
    'names[1].name',
    'drafts.cloud title[_key=="en"].value',
  ],
  [
    'a list in another order',
    `*[_type == "service"] | order(_id asc) {"title": title[0]}[0...2]`,
    '[1].title.value',
    'drafts.cloud title[_key=="en"].value',
  ],
  [
    'a conditional part',
    `*[_id == "home"][0]{"x": select(defined(nothing) => "no", title[0].value), _type == "page" => {tags}}`,
    'x',
    'home title[_key=="en"].value',
  ],
  [
    'a field of the document outside',
    `*[_id == "home"][0]{"inner": blocks[]{"outer": ^.tags[0]}}`,
    'inner[1].outer',
    'home tags[0]',
  ],
  [
    'formatted text',
    `*[_id == "home"][0]{body}`,
    'body[0].children[0].text',
    'home body[0].children[0].text',
  ],
  [
    'a subquery',
    `{"services": *[_type == "service" && _id in *[_id == "home"][0].blocks[].services[]._ref]{"t": title[0]}}`,
    'services[0].t.value',
    'audit title[_key=="en"].value',
  ],
])('%s leads to its field', async (_, query, resultPath, field) => {
  expect(await fieldOf(query, resultPath)).toBe(field)
})

test.each([
  ['a text of the query', `*[_id == "home"][0]{"x": "literal"}`],
  ['a joined text', `*[_id == "home"][0]{"x": title[0].value + "!"}`],
  ['a computed text', `*[_id == "home"][0]{"x": upper(title[0].value)}`],
  ['what is not there', `*[_id == "home"][0]{"x": nowhere}`],
])('%s leads nowhere', async (_, query) => {
  expect(await fieldOf(query, 'x')).toBeUndefined()
})

test('items are identified by index unless keys are requested, and a map is returned only on request', async () => {
  const ask = (search: string) =>
    lake
      .fetch(
        `/v2025-10-01/data/query/production?query=*[_id=="home"][0].title[0]{value}&perspective=drafts${search}`,
      )
      .then((response) => response.json() as Promise<{ resultSourceMap?: ContentSourceMap }>)
  expect(await ask('&resultSourceMap=true')).toMatchObject({
    result: { value: 'Home' },
    resultSourceMap: {
      documents: [{ _id: 'home', _type: 'page' }],
      paths: ["$['title'][0]['value']"],
      mappings: { "$['value']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
    },
  })
  const keyed = await ask('&resultSourceMap=withKeyArraySelector')
  expect(keyed.resultSourceMap?.paths).toEqual(["$['title'][?(@._key=='en')]['value']"])
  expect(await ask('')).not.toHaveProperty('resultSourceMap')
  expect(await ask('&resultSourceMap=perhaps')).toMatchObject({ statusCode: 400 })
})

test('a long query sent by POST has its source map', async () => {
  const query = `// ${'long '.repeat(4_000)}\n*[_id == "home"][0]{"title": ${inEnglish('title')}}`
  expect(await fieldOf(query, 'title')).toBe('home title[_key=="en"].value')
})

test('the client adds stega to texts and changes nothing else', async () => {
  const seen: string[] = []
  const filter: FilterDefault = ({ sourceDocument, sourcePath, value }) => {
    seen.push(`${sourceDocument._id} ${studioPath.toString(jsonPathToStudioPath(sourcePath))} ${value}`)
    return sourcePath.at(-1) === 'value'
  }
  const marking = createClient({ ...client.config(), stega: { enabled: true, studioUrl, filter } })
  const query = `*[_type == "service"] | order(_id asc) {icon, "name": ${inEnglish('title')}}`
  const marked = await marking.fetch<{ icon: string | null; name: string }[]>(query)
  expect(seen).toEqual([
    'audit title[_key=="en"].value Audit',
    'drafts.cloud icon cloud',
    'drafts.cloud title[_key=="en"].value Clouds',
  ])
  expect(marked[1]?.icon).toBe('cloud')
  expect(marked[1]?.name.length).toBeGreaterThan(100)
  expect(stegaClean(marked)).toEqual(await client.fetch(query))
})
