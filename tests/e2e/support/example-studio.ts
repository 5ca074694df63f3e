import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { ROOT } from '../../../scripts/settings.ts'
import { startChild, type Child } from '../../../scripts/start/child.ts'
import { waitUntilHealthy } from '../../../scripts/start/health.ts'

const LAKE = join(ROOT, 'emulators', 'content-lake')
const Announcement = z.object({ url: z.string(), tokens: z.record(z.string(), z.string()) })

/** The lake's example, started as its README says: a lake of its own, a dataset, and `sanity dev`. */
export interface ExampleStudio {
  url: string
  /** What programs without a token see of the dataset. */
  client: SanityClient
  dispose: () => Promise<void>
}

/** Starts the example from a copy of its folder, so that what its bundler keeps stays out of the repository. */
export async function startExampleStudio(): Promise<ExampleStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'example-studio-'))
  const children: Child[] = []
  const dispose = async () => {
    await Promise.all(children.map((child) => child.stop()))
    await rm(folder, { recursive: true })
  }
  try {
    const studio = join(folder, 'studio')
    await cp(join(LAKE, 'examples', 'studio'), studio, { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const announced = Promise.withResolvers<string>()
    const lake = startChild({
      command: [LAKE, '--data', join(folder, 'data'), '--port', '0', '--json'],
      directory: ROOT,
      environment: {},
      logFile: join(folder, 'lake.log'),
      onLine: (line, stream) => {
        if (stream === 'out') announced.resolve(line)
      },
    })
    children.push(lake)
    const { url: lakeUrl, tokens } = Announcement.parse(JSON.parse(await announced.promise))
    const config = { projectId: 'example', dataset: 'production', apiVersion: '2025-10-01' }
    const client = createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false, useCdn: false })
    await client.withConfig({ token: tokens.administrator }).datasets.create('production')

    const port = await freePort()
    const server = startChild({
      command: [join(ROOT, 'node_modules', 'sanity', 'bin', 'sanity'), 'dev', '--port', String(port)],
      directory: studio,
      environment: { SANITY_STUDIO_LAKE_URL: lakeUrl },
      logFile: join(folder, 'studio.log'),
    })
    children.push(server)
    const url = `http://localhost:${port}`
    await waitUntilHealthy('The example Studio', server, url, folder)
    return { url, client, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
