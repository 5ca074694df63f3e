import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeForm, readForm } from './form.ts'

const name = fc.stringMatching(/^[a-z_]{1,8}$/)

test('decodes what the SDK encodes', () => {
  const leaf = fc.string({ maxLength: 12 })
  const value = fc.dictionary(name, fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 3 }), {
    minKeys: 1,
    maxKeys: 3,
  })
  fc.assert(
    fc.property(value, (hash) => {
      const pairs = Object.entries(hash).flatMap(([outer, inner]) =>
        Object.entries(inner).map(([key, text]): [string, string] => [`${outer}[${key}]`, text]),
      )
      const decoded = decodeForm(new URLSearchParams(pairs).toString())
      expect(JSON.parse(JSON.stringify(decoded))).toEqual(hash)
    }),
  )
})

test('lists are values with a given or counted index', () => {
  expect(JSON.parse(JSON.stringify(decodeForm('a[0]=x&a[1]=y&b[]=p&b[]=q')))).toEqual({
    a: { 0: 'x', 1: 'y' },
    b: { 0: 'p', 1: 'q' },
  })
})

test.each(['[a]=1', 'a[b=1', 'a]b=1', `a${'[b]'.repeat(20)}=1`, 'a=1&a[b]=2'])('%s is refused', (text) => {
  expect(() => decodeForm(text)).toThrow(/^Invalid/)
})

test('names cannot reach inherited properties', () => {
  const decoded = decodeForm('__proto__[polluted]=yes&constructor=x')
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(Object.keys(decoded)).toEqual(['__proto__', 'constructor'])
})

test('only forms below one megabyte are accepted', async () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    readForm(
      new Request('http://localhost/v1/x', { method: 'POST', body, headers: { 'content-type': type } }),
    )
  expect(await post('a=1')).toBe('a=1')
  await expect(post('{}', 'application/json')).rejects.toMatchObject({ status: 400 })
  await expect(post('a'.repeat(1_000_001))).rejects.toMatchObject({ status: 413 })
})
