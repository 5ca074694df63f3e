import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const LATIN_1_E_ACUTE = 0xe9

test.each([
  ['UTF-8', Buffer.from('Café 咖啡')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFCafé 咖啡')],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFCafé 咖啡', 'utf16le')],
])('a file in %s keeps its letters', async (_, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe('Café 咖啡')
})

test('a file in another encoding is not read, because its letters would be lost', async () => {
  expect(await readText(new Blob([Buffer.from([LATIN_1_E_ACUTE, 0x20])]))).toBeUndefined()
})
