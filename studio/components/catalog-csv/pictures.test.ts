import type { SanityClient } from 'sanity'
import { describe, expect, test } from 'vitest'
import { buildCatalog, type StoredProduct } from '../catalog/catalog.ts'
import { planImport, writesOf } from './import-catalog.ts'
import { addPictures, indexPictures, parsePictures } from './pictures.ts'
import { uploadPictures } from './upload-pictures.ts'

const picture = (name: string, type = 'image/webp') => new File(['pixels'], name, { type })
const chosen = indexPictures([
  picture('Cap-Side.webp'),
  picture('notes.txt', 'text/plain'),
  picture('same.webp'),
  picture('SAME.webp'),
])

test('a cell lists file names and addresses, each once', () => {
  const { sources, errors } = parsePictures('cap-side.webp; https://a.example/b.jpg;CAP-SIDE.WEBP;\n', chosen)
  expect(errors).toEqual([])
  expect(sources.map((source) => ('file' in source ? source.file.name : source.url))).toEqual([
    'Cap-Side.webp',
    'https://a.example/b.jpg',
  ])
})

test.each([
  ['missing.webp', /isn’t among the chosen pictures/],
  ['notes.txt', /isn’t a picture/],
  ['same.webp', /two chosen pictures/],
  ['http://[', /isn’t an address/],
  ['ftp://a.example/b.jpg', /isn’t among/],
])('“%s” is an error', (cell, message) => {
  expect(parsePictures(cell, chosen).errors).toEqual([expect.stringMatching(message)])
})

const figure = (id: string) => ({
  _type: 'figure' as const,
  asset: { _type: 'reference' as const, _ref: id },
})

describe('adding pictures', () => {
  test('makes the first the cover of a product without one', () => {
    expect(addPictures({}, ['image-a', 'image-b'])).toEqual({
      cover: figure('image-a'),
      images: [{ _key: 'image-b', ...figure('image-b') }],
    })
  })

  test('appends to the pictures, without those that the product has', () => {
    const product = { cover: figure('image-a'), images: [{ _key: 'x', ...figure('image-b') }] }
    expect(addPictures(product, ['image-a', 'image-b', 'image-c', 'image-c'])).toEqual({
      images: [
        { _key: 'x', ...figure('image-b') },
        { _key: 'image-c', ...figure('image-c') },
      ],
    })
    expect(addPictures(product, ['image-b'])).toEqual({})
  })
})

const lamp: StoredProduct = {
  _id: 'product-1',
  _rev: 'one',
  slug: { _type: 'slug', current: '1' },
  cover: figure('image-a'),
}
const catalog = buildCatalog({ products: [lamp], inventory: [], categories: [], choices: [] })

test('a line adds its pictures to the product, and an error skips the line', () => {
  const plan = planImport('number,pictures\r\n1,cap-side.webp\r\n2,\r\n', catalog, chosen)
  expect(plan.lines.map(({ number, pictures }) => [number, pictures.length])).toEqual([['1', 1]])
  const assets = new Map([['cap-side.webp', 'image-new']])
  expect(writesOf(plan.lines, false, () => 'new', assets).patches).toEqual([
    {
      id: 'product-1',
      revision: 'one',
      set: { images: [{ _key: 'image-new', ...figure('image-new') }] },
      unset: [],
    },
  ])
  const wrong = planImport('number,pictures\r\n1,missing.webp', catalog, chosen)
  expect(wrong.skipped).toEqual([
    { line: 2, reasons: ['pictures: “missing.webp” isn’t among the chosen pictures.'] },
  ])
})

test('each picture is uploaded once, and a failure is reported by name', async () => {
  const calls: string[] = []
  const upload = (_kind: string, file: File) => {
    calls.push(file.name)
    return file.name === 'b.webp' ? Promise.reject(new Error('broken')) : Promise.resolve({ _id: 'image-a' })
  }
  const client = { assets: { upload } } as unknown as Pick<SanityClient, 'assets'>
  const sources = ['a.webp', 'b.webp', 'a.webp', 'known.webp'].map((name) => ({ name, file: picture(name) }))
  const progress: string[] = []
  const known = new Map([['known.webp', 'image-known']])
  const result = await uploadPictures(client, sources, known, (done, all) => progress.push(`${done}/${all}`))
  expect(progress).toEqual(['1/2', '2/2'])
  expect(calls.sort()).toEqual(['a.webp', 'b.webp'])
  expect([...result.assets]).toEqual([
    ['known.webp', 'image-known'],
    ['a.webp', 'image-a'],
  ])
  expect(result.errors.get('b.webp')).toMatch(/couldn’t be uploaded/)
})
