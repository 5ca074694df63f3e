import { afterEach, beforeEach, expect, test } from 'vitest'

import { readEvents } from '../testing/event-reader.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
beforeEach(() => {
  open = openTemporaryLake()
})
afterEach(() => open.close())

/** Copies `production` and follows the job to its end; its last word. */
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

test('a copy holds every document as it was, drafts, references and words with them, and begins a history of its own', async () => {
  const notes = Array.from({ length: 450 }, (_, index) => ({
    create: {
      _id: `${index % 3 === 0 ? 'drafts.' : ''}note-${index}`,
      _type: 'note',
      title: `The ${index}th`,
      // Towards those before and after, so that batches refer to each other.
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

test('a copied picture is served under the copy’s name, also when the dataset it came from is gone', async () => {
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

test('releases are left out where it was asked for', async () => {
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

test('a copy that finds no space says so, and what is written meanwhile is not hurt', async () => {
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

test('a copy goes to a dataset that is not there yet, of one that is, by an administrator', async () => {
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
