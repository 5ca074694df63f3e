import { expect, test } from 'vitest'
import { normalizeEmail, readCredentials } from './credentials.ts'

test('an address pasted with direction marks or full-width signs is the same one, a password stays as typed', () => {
  const typed = { email: ' \u202Amary＠example.com\u202C ', password: ' a\u200Eｂ ', name: ' Mary  Wells ' }
  expect(readCredentials(typed)).toEqual({
    email: 'mary@example.com',
    password: typed.password,
    name: 'Mary Wells',
  })
  expect(normalizeEmail('\u200EMary@Example.com')).toBe('mary@example.com')
})
