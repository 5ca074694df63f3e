import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { readFont } from './read-font.ts'

const FONTS = [
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  '@fontsource/inter/files/inter-latin-400-normal.woff2',
].map((file) => new URL(`../../node_modules/${file}`, import.meta.url))

test('fonts that are read at the same time do not overwrite each other', async () => {
  const fonts = await Promise.all(FONTS.map(readFont))
  expect(fonts.map((bytes) => (create(bytes) as Font).familyName)).toEqual([
    'Schibsted Grotesk',
    'IBM Plex Sans Arabic SemiBold',
    'Inter',
  ])
  for (const [index, address] of FONTS.entries())
    expect(fonts[index]?.equals(await readFont(address))).toBe(true)
})
