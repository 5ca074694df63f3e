import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { ROOT } from '../../../scripts/settings.ts'
import { type Child, startChild } from '../../../scripts/start/child.ts'
import { describeExit, waitUntilHealthy } from '../../../scripts/start/health.ts'
import { freePort } from '../../free-port.ts'

const LAKE = join(ROOT, 'emulators', 'content-lake')
const Announcement = z.object({ url: z.string(), tokens: z.record(z.string(), z.string()) })

/** The lake's example: a lake, a dataset, and the built Studio. */
export interface ExampleStudio {
  url: string
  /** Reads the dataset without a token. */
  client: SanityClient
  dispose: () => Promise<void>
}

/**
 * Builds and serves the example in a copy of its folder, beside a copy of the plugin that it imports. A built Studio loads a few files; `sanity dev` would bundle
 * its dependencies while the browser waits.
 */
export async function startExampleStudio(): Promise<ExampleStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'example-studio-'))
  const children: Child[] = []
  const dispose = async () => {
    await Promise.all(children.map((child) => child.stop()))
    await rm(folder, { recursive: true })
  }
  try {
    const studio = join(folder, 'examples', 'studio')
    await cp(join(LAKE, 'examples', 'studio'), studio, { recursive: true })
    await cp(join(LAKE, 'studio'), join(folder, 'studio'), { recursive: true })
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
    const runSanity = (...args: string[]) => {
      const child = startChild({
        command: [join(ROOT, 'node_modules', 'sanity', 'bin', 'sanity'), ...args],
        directory: studio,
        environment: { SANITY_STUDIO_LAKE_URL: lakeUrl },
        logFile: join(folder, 'studio.log'),
      })
      children.push(child)
      return child
    }
    const build = runSanity('build', '--yes')
    if ((await build.ended).code !== 0) throw new Error(describeExit('The build failed.', build, folder))
    const server = runSanity('start', '--port', String(port))
    const url = `http://localhost:${port}`
    await waitUntilHealthy('The example Studio', server, url, folder)
    return { url, client, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
