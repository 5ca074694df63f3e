import { afterEach, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('previews continue when the site cannot be reached', async () => {
  vi.stubEnv('SITE_URL', '')
  const finished: string[][] = []
  const done = (syncTags: string[]) => Promise.resolve(finished.push(syncTags))
  await expect(handler({ event: { data: { syncTags: ['s1:abc'] } }, done })).rejects.toThrow('SITE_URL')
  expect(finished).toEqual([['s1:abc']])
})
