/** A lake for a test file: a new data folder, a free port, the real server. */

import type { ClientConfig, SanityClient } from '@sanity/client'
import { type OpenLake, openLake } from '../../../../emulators/content-lake/open-lake.ts'
import { readDirectory } from '../../../../emulators/content-lake/people/people-file.ts'
import { lakeClientAt } from '../../../../scripts/seed/client.ts'
import { PEOPLE_FILE } from '../../../../scripts/settings.ts'

export interface TestLake {
  url: string
  directory: string
  tokens: Record<string, string>
  /** Creates a client of project `meridian`, by default with the administrator's token. */
  client(config?: ClientConfig): SanityClient
  /** Sends a request to the lake's API, by default as the administrator. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  importDataset: OpenLake['importDataset']
  createDataset(name: string, aclMode?: 'public' | 'private'): Promise<void>
  close(): Promise<void>
}

/** Opens a lake with Meridian's people and a public dataset `production`. */
export async function openTestLake(): Promise<TestLake> {
  const open = await openLake({ directory: readDirectory(PEOPLE_FILE) })
  const { tokens, url } = open
  const lake: TestLake = {
    url,
    directory: open.dataDirectory,
    tokens,
    client: (config = {}) => lakeClientAt(url, tokens['administrator']).withConfig(config),
    fetch: (path, init = {}) => {
      const headers = { authorization: `Bearer ${tokens['administrator']}`, ...(init.headers as object) }
      return fetch(`${url}${path}`, { ...init, headers })
    },
    importDataset: (...parameters) => open.importDataset(...parameters),
    createDataset: (name, aclMode) => open.createDataset({ projectId: 'meridian', dataset: name }, aclMode),
    close: () => open.close(),
  }
  await lake.createDataset('production')
  return lake
}
