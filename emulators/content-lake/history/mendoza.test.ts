import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { createPatch } from './mendoza.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('网络安全', 'الأمن السيبراني 🔐'),
)
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    text,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '_key', 'title', 'é', 'Z'), tie('value'), { maxKeys: 5 }),
  ),
})).value
const documents = fc.dictionary(fc.constantFrom('_id', '_type', 'title', 'body', 'seo', 'tags'), json)

test('a patch turns one document into the other, in both decoders', () => {
  fc.assert(
    fc.property(documents, documents, (left, right) => {
      const patch = createPatch(left, right)
      expect(applyPatch(left, patch as never)).toEqual(right)
      const patched = incremental.applyPatch(incremental.wrap(left, 0), patch as never, 1)
      expect(incremental.unwrap(patched)).toEqual(right)
    }),
    { numRuns: 2000 },
  )
})

test('a text patch keeps the text around an edit', () => {
  fc.assert(
    fc.property(text, text, text, text, (head, before, after, tail) => {
      const left = { text: head + before + tail }
      const right = { text: head + after + tail }
      expect(applyPatch(left, createPatch(left, right) as never)).toEqual(right)
    }),
    { numRuns: 1000 },
  )
})

test('an edit in a long text sends only the edit', () => {
  const left = {
    body: [
      { _key: 'a', text: 'ن'.repeat(1000) + 'old' + '安'.repeat(1000) },
      { _key: 'b', text: 'b' },
    ],
  }
  const right = {
    body: [
      { _key: 'b', text: 'b' },
      { ...left.body[0], text: 'ن'.repeat(1000) + 'new' + '安'.repeat(1000) },
    ],
  }
  expect(JSON.stringify(createPatch(left, right)).length).toBeLessThan(80)
  expect(applyPatch(left, createPatch(left, right) as never)).toEqual(right)
})

test('equal documents have an empty patch; a deletion is a null value', () => {
  expect(createPatch({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toEqual([])
  expect(createPatch({ a: 1 }, null)).toEqual([0, null])
})
