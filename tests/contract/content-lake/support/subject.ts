import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

import { openTestLake } from './open-lake.ts'

/** What the contract holds for: a lake of its own, or a dataset of a hosted project. */
export interface Subject {
  /** Sees all and writes, as an editor. */
  editor: SanityClient
  /** Has no token. */
  anonymous: SanityClient
  /** Begins every id and names every type that a test makes, so that runs against a hosted dataset do not meet. */
  name: string
  close(): Promise<void>
}

/**
 * Opens what the tests run against. With `SANITY_CONTRACT_PROJECT_ID`, `SANITY_CONTRACT_DATASET` (public, for tests only)
 * and `SANITY_CONTRACT_TOKEN` (an editor's) it is that hosted dataset; what the tests made is removed at the end.
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
