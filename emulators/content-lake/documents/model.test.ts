import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocumentAt } from '../history/revisions.ts'
import { readDocument } from '../storage/documents.ts'
import { sequenceOf } from '../storage/history.ts'
import { DATASET, openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'
import type { LakeDocument } from '../types.ts'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())

interface Fields {
  title?: string
  count?: number
  tags?: string[]
}
type Model = Map<string, Fields>
/** A mutation of a request and its effect on a plain map; false when it must be rejected. */
interface Operation {
  mutation: object
  apply: (model: Model) => boolean
}

const id = fc.constantFrom('one', 'two', 'three', 'drafts.one')
const title = fc.string({ unit: 'grapheme', maxLength: 12 })
const fields = fc.record(
  { title, count: fc.integer({ min: -9, max: 9 }), tags: fc.array(title, { maxLength: 3 }) },
  { requiredKeys: [] },
)
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(id, fields).map(([_id, made]) => ({
    mutation: { create: { _id, _type: 'note', ...made } },
    apply: (model: Model) => !model.has(_id) && !!model.set(_id, made),
  })),
  fc.tuple(id, fields).map(([_id, made]) => ({
    mutation: { createOrReplace: { _id, _type: 'note', ...made } },
    apply: (model: Model) => !!model.set(_id, made),
  })),
  fc.tuple(id, fields).map(([_id, made]) => ({
    mutation: { createIfNotExists: { _id, _type: 'note', ...made } },
    apply: (model: Model) => model.has(_id) || !!model.set(_id, made),
  })),
  id.map((_id) => ({
    mutation: { delete: { id: _id } },
    apply: (model: Model) => model.delete(_id) || true,
  })),
  patch('set', fields, (document, given) => ({ ...document, ...given })),
  patch('setIfMissing', fields, (document, given) => ({ ...given, ...document })),
  patch('unset', fc.uniqueArray(fc.constantFrom('title' as const, 'count' as const)), (document, names) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !names.some((gone) => gone === name))),
  ),
  patch('inc', fc.record({ count: fc.integer({ min: 0, max: 5 }) }), (document, { count }) =>
    document.count === undefined ? document : { ...document, count: document.count + count },
  ),
  patch(
    'insert',
    fc.record({ after: fc.constant('tags[-1]'), items: fc.array(title, { maxLength: 2 }) }),
    (document, { items }) => (document.tags ? { ...document, tags: [...document.tags, ...items] } : document),
  ),
)

function patch<Operand>(
  name: string,
  operand: fc.Arbitrary<Operand>,
  change: (document: Fields, operand: Operand) => Fields,
): fc.Arbitrary<Operation> {
  return fc.tuple(id, operand).map(([_id, given]) => ({
    mutation: { patch: { id: _id, [name]: given } },
    apply: (model: Model) => {
      const document = model.get(_id)
      return document !== undefined && !!model.set(_id, change(document, given))
    },
  }))
}

function stored(): Map<string, Fields> {
  const found = ['one', 'two', 'three', 'drafts.one'].flatMap((documentId) => {
    const document = readDocument(open.lake.database, DATASET, documentId)
    return document ? [[documentId, fieldsOf(document)] as const] : []
  })
  return new Map(found)
}

function fieldsOf({ _id, _type, _rev, _createdAt, _updatedAt, ...rest }: LakeDocument): Fields {
  return rest
}

test('random transactions result in the same documents as a plain map, all or nothing, and every revision is readable', async () => {
  let model: Model = new Map()
  const revisions: { transactionId: string; documents: Map<string, LakeDocument | null> }[] = []
  const transaction = fc.array(operation, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(transaction, async (operations) => {
      const next = new Map(model)
      const accepted = operations.every(({ apply }) => apply(next))
      const outcome = await open.mutate(operations.map(({ mutation }) => mutation)).catch(() => undefined)
      expect(outcome !== undefined).toBe(accepted)
      if (accepted) model = next
      expect(stored()).toEqual(
        plain([...model]).reduce((map, [key, value]) => map.set(key, value), new Map()),
      )
      if (outcome) {
        const documents = ['one', 'two', 'drafts.one'].map(
          (documentId) => [documentId, readDocument(open.lake.database, DATASET, documentId)] as const,
        )
        revisions.push({ transactionId: outcome.transactionId, documents: new Map(documents) })
      }
    }),
    { numRuns: 300 },
  )
  for (const { transactionId, documents } of revisions) {
    const sequence = sequenceOf(open.lake.database, DATASET, transactionId)
    // A transaction without changes is not in history.
    if (sequence === undefined) continue
    for (const [documentId, document] of documents) {
      expect(readDocumentAt(open.lake.database, DATASET, documentId, sequence)).toEqual(document)
    }
  }
})
