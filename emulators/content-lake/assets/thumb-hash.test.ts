import { expect, test } from 'vitest'
import { encodeThumbHash } from './thumb-hash.ts'

/** Pixels of one color, or of two halves side by side. */
function pixels(width: number, height: number, colorAt: (column: number) => number[]) {
  const data = Array.from({ length: width * height }, (_, index) => colorAt(index % width)).flat()
  return { width, height, data: Uint8Array.from(data) }
}

/** The average color of a hash, as https://evanw.github.io/thumbhash/ decodes it. */
function averageOf(hash: Uint8Array): number[] {
  const header = (hash[0] ?? 0) | ((hash[1] ?? 0) << 8) | ((hash[2] ?? 0) << 16)
  const light = (header & 63) / 63
  const yellow = ((header >> 6) & 63) / 31.5 - 1
  const red = ((header >> 12) & 63) / 31.5 - 1
  const blue = light - (2 / 3) * yellow
  const first = (3 * light - blue + red) / 2
  return [first, first - red, blue].map((value) => Math.round(255 * value))
}

test('a hash has the average color of its image', () => {
  const hash = encodeThumbHash(pixels(8, 4, () => [204, 102, 51, 255]))
  const differences = averageOf(hash).map((value, index) => Math.abs(value - ([204, 102, 51][index] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(8)
})

test('a hash says whether the image is wide and transparent', () => {
  const [, , , , wide = 0] = encodeThumbHash(pixels(8, 4, (column) => [column < 4 ? 0 : 255, 0, 0, 255]))
  const [, , , , tall = 0] = encodeThumbHash(pixels(4, 8, (column) => [column < 2 ? 0 : 255, 0, 0, 255]))
  expect([wide >> 7, tall >> 7]).toEqual([1, 0])
  const [, , transparent = 0] = encodeThumbHash(pixels(8, 4, () => [255, 0, 0, 128]))
  const [, , opaque = 0] = encodeThumbHash(pixels(8, 4, () => [255, 0, 0, 255]))
  expect([transparent >> 7, opaque >> 7]).toEqual([1, 0])
})

test('a hash has some 25 bytes', () => {
  const hash = encodeThumbHash(pixels(100, 75, (column) => [2 * column, 255 - column, column, 255]))
  expect(hash.length).toBeGreaterThan(20)
  expect(hash.length).toBeLessThan(30)
})
