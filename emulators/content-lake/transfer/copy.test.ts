import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEvents } from '../testing/event-reader.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
beforeEach(() => {
  open = openTemporaryLake()
})
afterEach(() => open.close())

/** Copies `production` and returns the last event of the job. */
async function copy(targetDataset: string, more: object = {}) {
  const body = JSON.stringify({ targetDataset, ...more })
  const path = '/v1/projects/meridian/datasets/production/copy'
  const response = await open.request(path, { method: 'PUT', as: 'administrator', body })
  const { jobId } = (await response.json()) as { jobId: string }
  const events = readEvents(await open.request(`/v1/jobs/${jobId}/listen`))
  for (;;) {
    const { data } = await events.until('job')
    const job = data as { state: string; message?: string }
    if (job.state === 'pending') continue
    await events.cancel()
    return job
  }
}

async function documentsOf(dataset: string): Promise<Record<string, unknown>[]> {
  const response = await open.request(`/v1/data/export/${dataset}`, { as: 'administrator' })
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const withoutRevision = (documents: Record<string, unknown>[]) => documents.map(({ _rev, ...rest }) => rest)

test('a copy contains every document with drafts, references and words, and starts its own history', async () => {
  const notes = Array.from({ length: 450 }, (_, index) => ({
    create: {
      _id: `${index % 3 === 0 ? 'drafts.' : ''}note-${index}`,
      _type: 'note',
      title: `The ${index}th`,
      // References to earlier and later documents, so that batches refer to each other.
      other: { _type: 'reference', _ref: `note-${((index + 225) % 450) - (((index + 225) % 450) % 3) + 1}` },
    },
  }))
  await open.mutate(notes)
  expect(await copy('staging')).toMatchObject({ state: 'completed' })
  const [source, target] = [await documentsOf('production'), await documentsOf('staging')]
  expect(target).toHaveLength(450)
  expect(withoutRevision(target)).toEqual(withoutRevision(source))

  const ask = async (path: string) => open.request(`/v2025-10-01${path}`, { as: 'administrator' })
  const query = encodeURIComponent(
    '*[title match "7th"]{"to": other->_id, "by": count(*[references(^._id)])}',
  )
  const answers = await Promise.all(
    ['production', 'staging'].map(
      async (name) =>
        (await (await ask(`/data/query/${name}?query=${query}`)).json()) as { result: unknown[] },
    ),
  )
  expect(answers[1]?.result.length).toBeGreaterThan(0)
  expect(answers[1]?.result).toEqual(answers[0]?.result)
  const history = await ask('/data/history/staging/transactions/note-1')
  expect((await history.text()).trim().split('\n')).toHaveLength(1)
})

test('a copied image is served from the copy, also after the source is deleted', async () => {
  const upload = await open.request('/v1/assets/files/production', {
    method: 'POST',
    as: 'editor',
    body: 'bytes',
  })
  const { document } = (await upload.json()) as { document: { _id: string } }
  await copy('staging')
  await open.request('/v1/projects/meridian/datasets/production', { method: 'DELETE', as: 'administrator' })
  const copied = (await documentsOf('staging')).find(({ _id }) => _id === document._id)
  const { pathname } = new URL(String(copied?.['url']))
  expect(pathname).toMatch(/^\/files\/meridian\/staging\//)
  expect(await (await open.request(pathname)).text()).toBe('bytes')
})

test('releases can be excluded', async () => {
  await open.act({
    actionType: 'sanity.action.release.create',
    releaseId: 'spring',
    metadata: { releaseType: 'asap' },
  })
  await open.mutate([
    { create: { _id: 'kept', _type: 'note' } },
    { create: { _id: 'versions.spring.kept', _type: 'note' } },
  ])
  await copy('staging', { skipContentReleases: true })
  expect((await documentsOf('staging')).map(({ _id }) => _id)).toEqual(['kept'])
  await copy('whole')
  expect(await documentsOf('whole')).toHaveLength(3)
})

test('a copy without disk space reports an error and does not affect other writes', async () => {
  await open.mutate(
    Array.from({ length: 300 }, (_, index) => ({
      create: { _id: `n${index}`, _type: 'note', text: 'x'.repeat(2000) },
    })),
  )
  const { database } = open.lake
  const count = database.prepare('PRAGMA page_count').get() as { page_count: number }
  database.exec(`PRAGMA max_page_count = ${count.page_count + 60}`)
  expect(await copy('staging')).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('The disk is full') as string,
  })
  database.exec('PRAGMA max_page_count = 1000000')
  await open.mutate([{ create: { _id: 'after', _type: 'note' } }])
  expect(await documentsOf('production')).toHaveLength(301)
})

test('an administrator copies an existing dataset to a new one', async () => {
  const ask = async (source: string, targetDataset: unknown, as = 'administrator') =>
    (
      await open.request(`/v1/projects/meridian/datasets/${source}/copy`, {
        method: 'PUT',
        as,
        body: JSON.stringify({ targetDataset }),
      })
    ).status
  expect(await ask('production', 'production')).toBe(409)
  expect(await ask('nowhere', 'staging')).toBe(404)
  expect(await ask('production', 'No Name')).toBe(400)
  expect(await ask('production', 'staging', 'editor')).toBe(403)
})
