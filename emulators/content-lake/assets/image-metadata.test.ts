import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBlurhashValid } from 'blurhash'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImage } from './image-metadata.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metadata-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const picture = (background: string) => sharp({ create: { width: 60, height: 40, channels: 4, background } })

test('an opaque JPEG gets dimensions, palette, preview and blur hash', async () => {
  const path = await file('green.jpg', await picture('#20a040').jpeg().toBuffer())
  const { extension, mimeType, dimensions, metadata } = await describeImage(path, [])
  expect([extension, mimeType, dimensions]).toEqual(['jpg', 'image/jpeg', { width: 60, height: 40 }])
  expect(metadata).toMatchObject({
    dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
    hasAlpha: false,
    isOpaque: true,
    palette: {
      dominant: {
        background: expect.stringMatching(/^#[12].a.4.$/) as string,
        population: 100,
        title: '#fff',
      },
    },
  })
  expect(Object.keys(metadata['palette'] as object)).toHaveLength(8)
  expect(isBlurhashValid(String(metadata['blurHash'])).result).toBe(true)
  expect(metadata['lqip']).toMatch(/^data:image\/jpeg;base64,/)
  expect(metadata).not.toHaveProperty('exif')
})

test('transparency is detected from the pixels, not from the format', async () => {
  const clear = await describeImage(await file('clear.png', await picture('#ff000080').png().toBuffer()), [])
  expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
  expect(clear.metadata['lqip']).toMatch(/^data:image\/png/)
  const solid = await describeImage(await file('solid.png', await picture('#ff0000ff').png().toBuffer()), [])
  expect(solid.metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
})

test('a rotated photo has its displayed size; camera, location and ThumbHash only on request', async () => {
  const exif = {
    IFD0: { Make: 'Meridian', Model: 'M1' },
    IFD2: { DateTimeOriginal: '2026:05:01 10:20:30', FNumber: '28/10', ISOSpeedRatings: '200' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 30/1',
    },
  }
  const bytes = await picture('#808080').jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  const path = await file('turned.jpg', bytes)
  expect((await describeImage(path, [])).dimensions).toEqual({ width: 40, height: 60 })
  const { metadata } = await describeImage(path, ['exif', 'location', 'thumbhash'])
  expect(metadata['exif']).toMatchObject({
    Make: 'Meridian',
    Model: 'M1',
    DateTimeOriginal: '2026-05-01T10:20:30.000Z',
    FNumber: 2.8,
    ISO: 200,
  })
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(String(metadata['thumbHash']), 'base64'))
  for (const value of [r, g, b]) expect(value).toBeCloseTo(0.5, 1)
  expect(metadata['location']).toMatchObject({ lat: 51.5, lng: -0.125 })
})

test('what a camera did not know is left out', async () => {
  const exif = {
    IFD0: { Make: 'Meridian' },
    IFD2: { FNumber: '0/0', ExposureTime: '1/0' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '0/0 0/0 0/0',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 30/1',
    },
  }
  const path = await file('unknown.jpg', await picture('#808080').jpeg().withExif(exif).toBuffer())
  const { metadata } = await describeImage(path, ['exif', 'location'])
  expect(metadata['exif']).toEqual({ _type: 'sanity.imageExifMetadata', Make: 'Meridian' })
  expect(metadata['location']).toBeUndefined()
})

test('none keeps only dimensions and opacity', async () => {
  const path = await file('plain.webp', await picture('#112233').webp().toBuffer())
  expect(Object.keys((await describeImage(path, ['none'])).metadata).sort()).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
  ])
})

test('an SVG is an image', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10" fill="red"/></svg>'
  expect(await describeImage(await file('red.svg', svg), [])).toMatchObject({
    extension: 'svg',
    mimeType: 'image/svg+xml',
    dimensions: { width: 30, height: 10 },
  })
})

test.each([
  ['text', 'not an image at all'],
  ['empty', ''],
  ['half an SVG', '<svg xmlns="http://www.w3.org/2000/svg"'],
])('%s is rejected without naming paths', async (name, content) => {
  const description = describeImage(await file(name.replaceAll(' ', '-'), content), [])
  await expect(description).rejects.toMatchObject({ status: 400 })
  await expect(description).rejects.not.toThrow(folder)
})

test('a truncated JPEG is rejected, with and without metadata', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const path = await file('torn.jpg', whole.subarray(0, whole.length / 2))
  await expect(describeImage(path, [])).rejects.toMatchObject({ status: 400 })
  await expect(describeImage(path, ['none'])).rejects.toMatchObject({ status: 400 })
})
