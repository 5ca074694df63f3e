import { expect, test } from 'vitest'
import { readLanguageChange } from './language-change.ts'

const CURRENT = 'https://www.example.com/en/contact'
const navigation = (url: string) => ({ type: 'presentation/navigate', data: { url, type: 'replace' } })

test('a page in another language is loaded as a new document', () => {
  expect(readLanguageChange(navigation('/ar/contact?x=1'), CURRENT)).toBe(
    'https://www.example.com/ar/contact?x=1',
  )
})

test.each([
  ['the same language', navigation('/en/services/ecommerce')],
  ['another message', { type: 'presentation/refresh', data: { url: '/ar/contact' } }],
  ['a message without an address', { type: 'presentation/navigate' }],
  ['nothing', null],
])('%s is left to the router', (_what, message) => {
  expect(readLanguageChange(message, CURRENT)).toBeUndefined()
})
