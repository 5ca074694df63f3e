import { expect, test, vi } from 'vitest'
import { rows } from '../storage/statements.ts'
import { openTemporaryLake } from '../testing/temporary-lake.ts'
import { startRetention } from './retention.ts'

test('history older than the limit is deleted; newer history and documents stay', async () => {
  const open = openTemporaryLake()
  const { database, writes } = open.lake
  for (let n = 0; n < 4; n++) await open.mutate([{ createOrReplace: { _id: 'note', _type: 'note', n } }])
  const old = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const sequences = () =>
    rows<{ sequence: number }>(database, 'SELECT sequence FROM transaction_documents').map(
      ({ sequence }) => sequence,
    )
  const [first = 0, second = 0, third = 0, fourth = 0] = sequences()
  database.prepare('UPDATE transactions SET timestamp = ? WHERE sequence < ?').run(old, third)
  const errors: unknown[] = []
  const retention = startRetention(database, writes, 30, (error) => errors.push(error))
  await vi.waitFor(() => expect(sequences()).toEqual([third, fourth]))
  retention.stop()
  expect([first, second].every((gone) => !sequences().includes(gone))).toBe(true)
  database.prepare('UPDATE transactions SET timestamp = ?').run(old)
  const again = startRetention(database, writes, 30, (error) => errors.push(error))
  await vi.waitFor(() => expect(sequences()).toEqual([fourth]))
  again.stop()
  expect(await (await open.request('/v1/data/doc/production/note')).json()).toMatchObject({
    documents: [{ n: 3 }],
  })
  await open.mutate([{ patch: { id: 'note', set: { n: 4 } } }])
  expect(sequences()).toEqual([fourth, fourth + 1])
  expect(errors).toEqual([])
  await open.close()
})
