import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'abc12345')
  vi.stubEnv('SANITY_STUDIO_DATASET', 'production')
  vi.stubEnv('SANITY_STUDIO_PREVIEW_URL', 'https://www.example.com')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('complete settings are accepted', async () => {
  expect(await import('./environment.ts')).toMatchObject({
    projectId: 'abc12345',
    dataset: 'production',
    previewUrl: 'https://www.example.com',
    title: 'Meridian',
  })
})

test('a company gives Studio its own title', async () => {
  vi.stubEnv('SANITY_STUDIO_TITLE', 'Northwind')
  expect(await import('./environment.ts')).toMatchObject({ title: 'Northwind' })
})

test.each([
  ['SANITY_STUDIO_PROJECT_ID', '', 'is not set'],
  ['SANITY_STUDIO_PROJECT_ID', '<id>', 'has the wrong form'],
  ['SANITY_STUDIO_DATASET', 'Production', 'has the wrong form'],
  ['SANITY_STUDIO_PREVIEW_URL', 'www.example.com', 'has the wrong form'],
  ['SANITY_STUDIO_PREVIEW_URL', 'https://www.example.com/', 'has the wrong form'],
])('%s=%s %s', async (name, value, problem) => {
  vi.stubEnv(name, value)
  await expect(import('./environment.ts')).rejects.toThrow(`${name} ${problem}`)
})
