/** A lake for a test file: a new data folder, a free port, the real server. */

import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createLakeServer } from '../../../../emulators/content-lake/http/server.ts'
import { openLake } from '../../../../emulators/content-lake/lake.ts'

export interface TestLake {
  url: string
  directory: string
  tokens: Record<string, string>
  /** Creates a client of project `meridian`, by default with the administrator's token. */
  client(config?: ClientConfig): SanityClient
  /** Sends a request to the lake's API, by default as the administrator. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  createDataset(name: string, aclMode?: 'public' | 'private'): Promise<void>
  close(): Promise<void>
}

/** Opens a lake with a public dataset `production`. */
export async function openTestLake(): Promise<TestLake> {
  const directory = await mkdtemp(join(tmpdir(), 'contract-'))
  // Addresses in documents contain the port, which is known only after listening.
  const reserved = createLakeServer(() => Promise.resolve(new Response()))
  await new Promise<void>((resolve) => reserved.listen(0, '127.0.0.1', resolve))
  const { port } = reserved.address() as AddressInfo
  await new Promise((resolve) => reserved.close(resolve))

  const url = `http://127.0.0.1:${port}`
  const open = openLake({ dataDirectory: directory, publicUrl: url })
  const server = createLakeServer(open.handle)
  open.attach(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const { tokens } = open
  const lake: TestLake = {
    url,
    directory,
    tokens,
    client: (config) =>
      createClient({
        projectId: 'meridian',
        dataset: 'production',
        apiVersion: '2025-10-01',
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token: tokens['administrator'],
        ...config,
      }),
    fetch: (path, init = {}) => {
      const headers = { authorization: `Bearer ${tokens['administrator']}`, ...(init.headers as object) }
      return fetch(`${url}${path}`, { ...init, headers })
    },
    async createDataset(name, aclMode = 'public') {
      const init = {
        method: 'PUT',
        body: JSON.stringify({ aclMode }),
        headers: { 'content-type': 'application/json' },
      }
      const response = await lake.fetch(`/v1/projects/meridian/datasets/${name}`, init)
      if (!response.ok) throw new Error(`The dataset was not made: ${await response.text()}`)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await open.close()
      await rm(directory, { recursive: true })
    },
  }
  await lake.createDataset('production')
  return lake
}
