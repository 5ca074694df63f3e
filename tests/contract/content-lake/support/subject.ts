import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { openTestLake } from './open-lake.ts'

/** The system under test: a new lake, or a dataset of a hosted project. */
export interface Subject {
  /** Reads and writes everything, as an editor. */
  editor: SanityClient
  /** Has no token. */
  anonymous: SanityClient
  /** Prefix of all ids and types of a test run, so that runs on a hosted dataset do not collide. */
  name: string
  close(): Promise<void>
}

/**
 * Opens the system under test. With `SANITY_CONTRACT_PROJECT_ID`, `SANITY_CONTRACT_DATASET` (public, for tests only) and `SANITY_CONTRACT_TOKEN` (an editor's) it is that
 * hosted dataset. The tests' documents are deleted at the end.
 */
export async function openSubject(): Promise<Subject> {
  const name = `contract${Date.now().toString(36)}`
  const { SANITY_CONTRACT_PROJECT_ID: projectId, SANITY_CONTRACT_DATASET: dataset } = process.env
  if (!projectId) {
    const lake = await openTestLake()
    return {
      name,
      editor: lake.client({ token: lake.tokens['editor'] }),
      anonymous: lake.client({ token: undefined }),
      close: () => lake.close(),
    }
  }
  const config: ClientConfig = {
    projectId,
    dataset,
    apiVersion: '2025-10-01',
    useCdn: false,
    perspective: 'raw',
  }
  const editor = createClient({ ...config, token: process.env['SANITY_CONTRACT_TOKEN'] })
  return {
    name,
    editor,
    anonymous: createClient(config),
    close: async () => {
      await editor.delete({ query: '*[string::startsWith(_type, $name)]', params: { name } })
    },
  }
}
