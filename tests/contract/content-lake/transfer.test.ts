import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportOptions } from '../../../emulators/content-lake/transfer/import.ts'
import { openTestLake, type TestLake } from './support/open-lake.ts'

let lake: TestLake
let folder: string
beforeAll(async () => {
  lake = await openTestLake()
  folder = await mkdtemp(join(tmpdir(), 'transfer-'))
  await writeFile(join(folder, 'red.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')
  await writeFile(join(folder, 'terms.pdf'), '%PDF-1.4 terms')
  await writeFile(
    join(folder, 'photo.jpg'),
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#886644' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(async () => {
  await lake.close()
  await rm(folder, { recursive: true })
})

const DOCUMENTS = [
  // Refers to a later document, and embeds three assets, one of them twice.
  {
    _id: 'page-home',
    _type: 'page',
    hero: { _type: 'figure', alt: 'A sea', _sanityAsset: 'image@file://./photo.jpg' },
    blocks: [
      {
        _key: 'a',
        _type: 'card',
        service: { _type: 'reference', _ref: 'service-b' },
        icon: { _type: 'image', _sanityAsset: 'image@file://./red.svg' },
      },
      { _key: 'b', _type: 'card', again: { _type: 'image', _sanityAsset: 'image@file://./red.svg' } },
    ],
    terms: { _type: 'file', _sanityAsset: 'file@file://./terms.pdf' },
  },
  { _id: 'service-b', _type: 'service', title: 'Second', home: { _type: 'reference', _ref: 'page-home' } },
  {
    _id: 'drafts.service-b',
    _type: 'service',
    title: 'Second, edited',
    weak: { _type: 'reference', _ref: 'nobody', _weak: true },
  },
  { _id: 'order.1', _type: 'order', total: 418 },
]

const ndjson = (documents: object[]) =>
  Readable.from([documents.map((document) => JSON.stringify(document)).join('\n')])

function load(client: SanityClient, documents: object[], mode: ImportOptions['mode']) {
  const { dataset = '' } = client.config()
  return lake.importDataset({ projectId: 'meridian', dataset }, ndjson(documents), {
    mode,
    assetsFolder: folder,
  })
}

async function newDataset(name: string): Promise<SanityClient> {
  await lake.createDataset(name)
  return lake.client({ dataset: name })
}

/** Returns all documents without fields that every write changes. */
async function contentOf(client: SanityClient) {
  const documents = await client.fetch<SanityDocument[]>('*[] | order(_id)')
  return documents.map(
    ({ _rev, _createdAt, _updatedAt, url: _url, path: _path, uploadId: _upload, ...rest }) =>
      rest as Record<string, unknown>,
  )
}

test('documents and images of a folder are imported with their references', async () => {
  const client = await newDataset('seeded')
  expect(await load(client, DOCUMENTS, 'fail')).toEqual({ documents: 4, skipped: 0, assets: 3 })
  const page = await client.fetch<Record<string, unknown>>(
    `*[_id == "page-home"][0]{"hero": hero.asset->metadata.dimensions.width, "icon": blocks[0].icon.asset->extension,
      "same": blocks[0].icon.asset._ref == blocks[1].again.asset._ref, "terms": terms.asset->originalFilename,
      "service": blocks[0].service->title, "weak": defined(blocks[0].service._weak), "alt": hero.alt}`,
  )
  expect(page).toEqual({
    hero: 30,
    icon: 'svg',
    same: true,
    terms: 'terms.pdf',
    service: 'Second',
    weak: false,
    alt: 'A sea',
  })
})

test('an archive of Sanity’s exporter is equal after its import', async () => {
  const client = await newDataset('original')
  await load(client, DOCUMENTS, 'fail')
  const photo = await client.fetch<{ _id: string }>(
    '*[_type == "sanity.imageAsset" && extension == "jpg"][0]',
  )
  await client.patch(photo._id).set({ title: 'The sea', altText: 'Waves' }).commit()

  const output = new PassThrough()
  const [, archive] = await Promise.all([
    exportDataset({ client, dataset: 'original', outputPath: output, drafts: true, assets: true }),
    buffer(output),
  ])
  const posted = await newDataset('posted')
  const response = await lake.fetch('/v1/data/import/posted?mode=fail', {
    method: 'POST',
    body: new Uint8Array(archive),
    headers: { 'x-sanity-project-id': 'meridian' },
  })
  expect(await response.json()).toEqual({ documents: 4, skipped: 0, assets: 3 })
  expect(await contentOf(posted)).toEqual(await contentOf(client))
  const times = (from: SanityClient) =>
    from.fetch('*[_type == "service"] | order(_id){_createdAt, _updatedAt}')
  expect(await times(posted)).toEqual(await times(client))
})

test('existing documents are skipped, replaced or rejected, as requested', async () => {
  const client = await newDataset('modes')
  await load(client, [{ _id: 'a', _type: 'service', title: 'Mine' }], 'fail')
  const incoming = [
    { _id: 'a', _type: 'service', title: 'Theirs' },
    { _id: 'b', _type: 'service', title: 'New' },
  ]
  const titles = () => client.fetch('*[] | order(_id).title')

  await expect(load(client, incoming, 'fail')).rejects.toMatchObject({ status: 409 })
  expect(await titles()).toEqual(['Mine'])
  expect(await load(client, incoming, 'missing')).toEqual({ documents: 1, skipped: 1, assets: 0 })
  expect(await titles()).toEqual(['Mine', 'New'])
  await load(client, incoming, 'replace')
  expect(await titles()).toEqual(['Theirs', 'New'])
})

test('an import of many batches keeps strong references strong', async () => {
  const client = await newDataset('large')
  const text = 'x'.repeat(400_000)
  const documents = Array.from({ length: 12 }, (_, index) => ({
    _id: `n${index}`,
    _type: 'note',
    text,
    list: [{ _key: 'next', _type: 'reference', _ref: `n${(index + 1) % 12}` }],
  }))
  expect(await load(client, documents, 'fail')).toMatchObject({ documents: 12 })
  expect(await client.fetch('count(*[defined(list[0]._weak)])')).toBe(0)
  await expect(client.delete('n3')).rejects.toMatchObject({ statusCode: 409 })
})

test('the NDJSON export contains what the reader may read', async () => {
  const client = await newDataset('exported')
  await load(
    client,
    DOCUMENTS.slice(1).map(({ home: _home, ...rest }: Record<string, unknown>) => rest),
    'fail',
  )
  const ids = async (query: string, token = lake.tokens['viewer']) => {
    const headers = {
      'x-sanity-project-id': 'meridian',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const response = await fetch(`${lake.url}/v1/data/export/exported${query}`, { headers })
    expect(response.headers.get('content-type')).toMatch(/ndjson/)
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line) => (JSON.parse(line) as { _id: string })._id)
  }
  expect(await ids('')).toEqual(['drafts.service-b', 'order.1', 'service-b'])
  expect(await ids('?private=false')).toEqual(['drafts.service-b', 'service-b'])
  expect(await ids('?types=order')).toEqual(['order.1'])
  expect(await ids('', '')).toEqual(['service-b'])
})

test.each(['../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', 'missing.png', '%zz'])(
  'an import with the file ./%s is refused, because its folder has none',
  async (path) => {
    const client = await newDataset(`file-${path.replaceAll(/\W/g, '-')}`)
    const document = { _id: 'a', _type: 'x', file: { _sanityAsset: `file@file://./${path}` } }
    await expect(load(client, [document], 'fail')).rejects.toMatchObject({
      status: 400,
      message: `There is no file "./${path}" in the import`,
    })
  },
)

test.each([
  ['a torn line', '{"_id":"a","_type":"x"}\n{"_id":', 'Line 2'],
  ['a line without type', '{"_id":"a"}', 'Line 1'],
  [
    'a path outside',
    '{"_id":"a","_type":"x","i":{"_sanityAsset":"file@file://./../../etc/passwd"}}',
    'import',
  ],
  [
    'an absolute path',
    '{"_id":"a","_type":"x","i":{"_sanityAsset":"file@file:///etc/passwd"}}',
    'inside the import',
  ],
  [
    'an address elsewhere',
    '{"_id":"a","_type":"x","i":{"_sanityAsset":"image@http://127.0.0.1/x.png"}}',
    'inside the import',
  ],
  ['torn gzip', '\x1f\x8b\x08\x00', ''],
])('%s is refused with 400 and changes nothing', async (name, text, reason) => {
  const dataset = `refused-${name.replaceAll(' ', '-')}`
  const client = await newDataset(dataset)
  const response = await lake.fetch(`/v1/data/import/${dataset}?mode=replace`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(text, 'latin1')),
    headers: { 'x-sanity-project-id': 'meridian' },
  })
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
    400,
    expect.stringContaining(reason),
  ])
  expect(await client.fetch('count(*)')).toBe(0)
})
