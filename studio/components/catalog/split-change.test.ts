import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredDocument } from './change-record.ts'
import { splitChange } from './split-change.ts'

const documents = new Map<string, StoredDocument>()
const patch = (id: string, title: string) => ({ id, revision: 'read', set: { title } })

test('a small change stays in one batch', () => {
  const patches = [patch('a', 'Brass'), patch('b', '黄铜')]
  expect(splitChange({ patches, created: [] }, documents)).toEqual([{ patches, created: [] }])
  expect(splitChange({ patches: [], created: [] }, documents)).toEqual([])
})

test('batches hold every write once, in order and within the limit', () => {
  const LARGEST = 600
  const patches = fc
    .array(fc.string({ maxLength: 40, unit: 'grapheme' }), { maxLength: 30 })
    .map((titles) => titles.map((title, index) => patch(`product-${index}`, title)))
  const created = fc
    .array(fc.string({ maxLength: 40 }), { maxLength: 10 })
    .map((names) => names.map((name, index) => ({ _id: `drafts.product-${index}`, _type: 'product', name })))
  fc.assert(
    fc.property(patches, created, (changed, begun) => {
      const parts = splitChange({ patches: changed, created: begun }, documents, LARGEST)
      expect(parts.flatMap((part) => part.patches)).toEqual(changed)
      expect(parts.flatMap((part) => part.created)).toEqual(begun)
      for (const { patches: some, created: others } of parts) {
        const length = new TextEncoder().encode(JSON.stringify([some, others])).byteLength
        if (some.length + others.length > 1) expect(length).toBeLessThanOrEqual(LARGEST)
      }
    }),
  )
})
