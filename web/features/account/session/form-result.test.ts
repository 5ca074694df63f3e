import { expect, test, vi } from 'vitest'
import { ADDRESS_FIELDS, LINE_MAX } from '../addresses/model.ts'
import { readFormResult, storeFormResult } from './form-result.ts'

const stored = vi.hoisted(() => new Map<string, { value: string }>())
vi.mock('next/headers', () => ({
  cookies: () => ({
    get: (name: string) => stored.get(name),
    set: (name: string, value: string) => stored.set(name, { value }),
  }),
}))

test('the longest address in Chinese that is stored fits into a cookie', async () => {
  const values = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '路'.repeat(LINE_MAX + 10)]))
  const path = await storeFormResult('/zh/account/addresses', { values })
  const [cookie] = stored
  // Browsers drop larger cookies, of which Next percent-encodes the value.
  expect(`${cookie?.[0]}=${encodeURIComponent(cookie?.[1].value ?? '')}`.length).toBeLessThan(4000)
  expect(await readFormResult(new URLSearchParams(path.split('?')[1]).get('result'))).toMatchObject({
    values,
  })
})

test('a result is shown on the page that it was stored for, and on no later one', async () => {
  const path = await storeFormResult('/en/account/profile', { notice: 'profileSaved' })
  const id = new URLSearchParams(path.split('?')[1]).get('result')
  expect(await readFormResult(id)).toMatchObject({ notice: 'profileSaved' })
  expect(await readFormResult('another')).toEqual({})
  expect(await readFormResult(undefined)).toEqual({})
})
