import { expect, test, vi } from 'vitest'
import { readSiteName } from './site-name.ts'

const fetchPrivate = vi.hoisted(() => vi.fn())
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://www.brotwerk.example' }) }))
vi.mock('../fetch/fetch-private.ts', () => ({ fetchPrivate }))

test.each([
  ['the name in the settings', () => Promise.resolve({ siteName: 'Brotwerk' }), 'Brotwerk'],
  ['its host without a name', () => Promise.resolve({ siteName: null }), 'www.brotwerk.example'],
  ['its host without settings', () => Promise.resolve(null), 'www.brotwerk.example'],
])('a site is called by %s', async (_, found, expected) => {
  fetchPrivate.mockImplementationOnce(found)
  expect(await readSiteName('en')).toBe(expected)
})

test('an outage does not prevent an email', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  fetchPrivate.mockRejectedValueOnce(new Error('away'))
  expect(await readSiteName('en')).toBe('www.brotwerk.example')
  expect(log).toHaveBeenCalledOnce()
})
