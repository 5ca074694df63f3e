import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './change-parts.ts'
import type { StoredDocument } from './made-change.ts'

const documents = new Map<string, StoredDocument>()
const patch = (id: string, title: string) => ({ id, revision: 'read', set: { title } })

test('what fits into one request stays together', () => {
  const patches = [patch('a', 'Brass'), patch('b', '黄铜')]
  expect(partsOf({ patches }, documents)).toEqual([{ patches, created: [] }])
  expect(partsOf({ patches: [] }, documents)).toEqual([])
})

test('parts hold every write once, in their order, and none is larger than may be', () => {
  const LARGEST = 600
  const patches = fc
    .array(fc.string({ maxLength: 40, unit: 'grapheme' }), { maxLength: 30 })
    .map((titles) => titles.map((title, index) => patch(`product-${index}`, title)))
  const created = fc
    .array(fc.string({ maxLength: 40 }), { maxLength: 10 })
    .map((names) => names.map((name, index) => ({ _id: `drafts.product-${index}`, _type: 'product', name })))
  fc.assert(
    fc.property(patches, created, (changed, begun) => {
      const parts = partsOf({ patches: changed, created: begun }, documents, LARGEST)
      expect(parts.flatMap((part) => part.patches)).toEqual(changed)
      expect(parts.flatMap((part) => part.created)).toEqual(begun)
      for (const { patches: some, created: others } of parts) {
        const length = new TextEncoder().encode(JSON.stringify([some, others])).byteLength
        if (some.length + others.length > 1) expect(length).toBeLessThanOrEqual(LARGEST)
      }
    }),
  )
})
