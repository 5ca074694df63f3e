import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Output, parseImageParameters } from './image-parameters.ts'
import { renderImage } from './render.ts'

let folder: string
let path: string

/** 40×20: left half red, right half blue; a green 10-pixel square in the top left corner. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'))
  path = join(folder, 'picture.png')
  const color = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  await sharp(await color(40, 20, '#ff0000'))
    .composite([
      { input: await color(20, 20, '#0000ff'), left: 20, top: 0 },
      { input: await color(10, 10, '#00ff00'), left: 0, top: 0 },
    ])
    .toFile(path)
})
afterAll(() => rm(folder, { recursive: true }))

async function render(query: string, output: Output = 'png') {
  const bytes = await renderImage(
    path,
    { width: 40, height: 20 },
    parseImageParameters(new URLSearchParams(query)),
    output,
  )
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { size: [info.width, info.height], at, format: (await sharp(bytes).metadata()).format }
}

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const blue = [0, 0, 255, 255]

test('rect crops before all other operations', async () => {
  const { size, at } = await render('rect=0,0,10,10')
  expect([size, at(5, 5)]).toEqual([[10, 10], green])
  expect((await render('rect=30,10,999,999')).size).toEqual([10, 10])
  await expect(render('rect=40,0,5,5')).rejects.toThrow('"rect"')
})

test('a crop to a side keeps that side, also after a rect', async () => {
  expect((await render('w=20&h=20&fit=crop&crop=right')).at(10, 10)).toEqual(blue)
  expect((await render('w=20&h=20&fit=crop&crop=left')).at(10, 15)).toEqual(red)
  expect((await render('rect=0,0,40,10&w=10&h=10&fit=crop&crop=left')).at(5, 5)).toEqual(green)
})

test('rotating and flipping move the green corner', async () => {
  expect((await render('flip=h')).at(39, 0)).toEqual(green)
  expect((await render('flip=v')).at(0, 19)).toEqual(green)
  const turned = await render('or=90')
  expect([turned.size, turned.at(19, 0)]).toEqual([[20, 40], green])
  expect((await render('or=90&flip=h')).at(0, 0)).toEqual(green)
})

test('fill adds the background, transparent by default', async () => {
  const filled = await render('w=40&h=40&fit=fill&bg=ffffff')
  expect([filled.size, filled.at(20, 2), filled.at(30, 20)]).toEqual([[40, 40], [255, 255, 255, 255], blue])
  expect((await render('w=40&h=40&fit=fill')).at(20, 2)[3]).toBe(0)
  expect((await render('w=80&h=80&fit=fillmax&bg=000')).at(0, 0)).toEqual([0, 0, 0, 255])
})

test('padding surrounds the image', async () => {
  const { size, at } = await render('pad=5&bg=ffffff')
  expect([size, at(0, 0), at(5, 5)]).toEqual([[50, 30], [255, 255, 255, 255], green])
  await expect(render('w=8192&h=1&fit=scale&pad=1')).rejects.toMatchObject({ status: 400 })
})

test('effects change colors', async () => {
  expect((await render('invert=true')).at(10, 15)).toEqual([0, 255, 255, 255])
  const [r, g, b] = (await render('sat=-100')).at(10, 15)
  expect(r === g && g === b).toBe(true)
  const blurred = (await render('blur=50')).at(20, 15)
  expect(blurred[0]).toBeGreaterThan(0)
  expect(blurred[2]).toBeGreaterThan(0)
})

test.each([
  ['jpg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'heif'],
  ['gif', 'gif'],
] as const)('%s is encoded', async (output, format) => {
  const picture = await render('w=20', output)
  expect([picture.format, picture.size]).toEqual([format, [20, 10]])
})
