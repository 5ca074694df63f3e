import { expect, test } from 'vitest'
import { onLake } from './on-lake.ts'

test('what an adopter configures is kept, also beside what the lake adds', () => {
  const newDocumentOptions = () => []
  const config = {
    projectId: 'blog',
    dataset: 'production',
    title: 'Blog',
    document: { newDocumentOptions },
    apps: { canvas: { enabled: true, fallbackStudioOrigin: 'studio.example' } },
  }
  expect(onLake('http://localhost:4000', config)).toMatchObject({
    projectId: 'blog',
    dataset: 'production',
    title: 'Blog',
    apiHost: 'http://localhost:4000',
    document: { newDocumentOptions, comments: { enabled: false } },
    apps: { canvas: { enabled: false } },
  })
})
