import { beforeEach, expect, test, vi } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'

let releases: object[] | Error
vi.mock('../client/client.ts', () => ({
  previewClient: {
    fetch: (query: string, params: object) =>
      releases instanceof Error
        ? Promise.reject(releases)
        : evaluateGroq(query, { dataset: releases, params }),
  },
}))
const { describePerspective } = await import('./describe-perspective.ts')

const release = (state: string, fields: object = {}) => ({
  _id: '_.releases.r1',
  state,
  metadata: { title: 'Winter' },
  ...fields,
})

beforeEach(() => {
  releases = []
})

test('drafts and published content are called that', async () => {
  expect(await describePerspective('drafts')).toEqual({ kind: 'drafts' })
  expect(await describePerspective('published')).toEqual({ kind: 'published' })
})

test('a release has its title, and its time once it is scheduled', async () => {
  releases = [release('active')]
  expect(await describePerspective(['r1', 'drafts'])).toEqual({ kind: 'release', title: 'Winter' })
  releases = [release('scheduled', { publishAt: '2026-12-01T09:00:00Z' })]
  expect(await describePerspective(['r1', 'drafts'])).toEqual({
    kind: 'releaseAt',
    title: 'Winter',
    moment: '2026-12-01T09:00:00Z',
  })
})

test.each(['published', 'archived', 'deleted'])('a %s release does not announce itself', async (state) => {
  releases = state === 'deleted' ? [] : [release(state)]
  expect(await describePerspective(['r1', 'drafts'])).toEqual({ kind: 'drafts' })
  expect(await describePerspective(['r1'])).toEqual({ kind: 'published' })
})

test('a release that cannot be fetched has its id as title', async () => {
  releases = new Error('The lake does not answer.')
  expect(await describePerspective(['r1'])).toEqual({ kind: 'release', title: 'r1' })
})
