import { expect, test, vi } from 'vitest'
import type { ZodType } from 'zod'
import { readMailSender } from './site-name.ts'

const fetchPrivate = vi.hoisted(() => vi.fn())
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://www.brotwerk.example' }) }))
vi.mock('../fetch/fetch-private.ts', () => ({ fetchPrivate }))

test.each([
  ['the name in the settings', () => Promise.resolve({ siteName: 'Brotwerk' }), 'Brotwerk'],
  ['its host without a name', () => Promise.resolve({ siteName: null }), 'www.brotwerk.example'],
  ['its host without settings', () => Promise.resolve(null), 'www.brotwerk.example'],
])('a site is called by %s', async (_, found, expected) => {
  fetchPrivate.mockImplementationOnce(found)
  expect((await readMailSender('en')).siteName).toBe(expected)
})

test('an outage does not prevent an email', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  fetchPrivate.mockRejectedValueOnce(new Error('away'))
  expect(await readMailSender('en')).toEqual({ siteName: 'www.brotwerk.example' })
  expect(log).toHaveBeenCalledOnce()
})

test.each([
  ['the public address of the company', 'hello@brotwerk.example', 'hello@brotwerk.example'],
  ['the sender, if that is no address', 'hello', undefined],
])('replies to emails go to %s', async (_, email, expected) => {
  fetchPrivate.mockImplementationOnce(({ schema }: { schema: ZodType }) =>
    Promise.resolve(schema.parse({ siteName: 'Brotwerk', replyTo: email })),
  )
  expect((await readMailSender('en')).replyTo).toBe(expected)
})
