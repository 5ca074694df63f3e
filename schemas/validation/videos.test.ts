import type { ValidationContext } from 'sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { checkVideoFile } from './videos.ts'

const file = { asset: { _ref: 'file-1-mp4' } }

/** A validation context whose lake has a file with this address. */
const contextWith = (url: string | null) =>
  ({
    getClient: () => ({ withConfig: () => ({ fetch: () => Promise.resolve(url) }) }),
  }) as unknown as ValidationContext

const dataUrl = (start: number[]) => `data:video/mp4;base64,${Buffer.from(start).toString('base64')}`

const bytesOf = (text: string) => [...Buffer.from(text)]

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['MP4', [0, 0, 0, 0x20, ...bytesOf('ftypisom')]],
  ['WebM', [0x1a, 0x45, 0xdf, 0xa3, 0x9f]],
])('%s is a video', async (_name, start) => {
  expect(await checkVideoFile(file, contextWith(dataUrl(start)))).toBe(true)
})

test.each([['a text named film.mp4'], ['ftyp'], ['x']])('a file with “%s” is no video', async (text) => {
  expect(await checkVideoFile(file, contextWith(dataUrl(bytesOf(text))))).toContain('isn’t an MP4 or WebM')
})

test('no file, and one that cannot be read, are no error', async () => {
  const url = dataUrl(bytesOf('a text'))
  expect(await checkVideoFile(undefined, contextWith(url))).toBe(true)
  expect(await checkVideoFile(file, contextWith(null))).toBe(true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await checkVideoFile(file, contextWith(url))).toBe(true)
})
