/** Studios of several versions keep more event streams open than a browser has connections to one host. */

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenLake, openLake } from '../../emulators/content-lake/open-lake.ts'
import { ROOT } from '../../scripts/settings.ts'
import { findBrowser } from '../../scripts/test/browser.ts'

const execute = promisify(execFile)
const executablePath = findBrowser()

/** The oldest `@sanity/client` that each version of Studio accepts. */
const CLIENTS = { '5.20': '7.18.0', '5.28': '7.22.0', '6.9': '7.26.0', '6.16': '8.6.2' }
/** Two more than a browser opens to one host, as one open document of Studio needs. */
const STREAMS = 8
const CONNECTIONS = 6

/**
 * Runs in a page that opens streams as Studio does: by the client, by derived clients and by their observable API. `others` requests the lake at another host.
 */
const PAGE = `
  import { createClient } from 'client'
  import { spreadStreams } from 'spread-streams'
  globalThis.run = async ({ apiHost, token, isSpread, streams, connections, others }) => {
    const settings = { projectId: 'blog', dataset: 'production', apiVersion: '2025-02-19', apiHost, token }
    const plain = createClient({ ...settings, useProjectHostname: false, useCdn: false, ignoreBrowserTokenWarning: true })
    const client = isSpread ? spreadStreams(plain, apiHost, 'blog') : plain
    const ways = [client, client.observable, client.withConfig({ apiVersion: '2024-01-01' }), client.clone().observable]
    const welcomed = Promise.withResolvers()
    const changed = Promise.withResolvers()
    const counts = { welcome: 0, mutation: 0 }
    for (let index = 0; index < streams; index += 1)
      ways[index % ways.length].listen('*', {}, { events: ['welcome', 'mutation'] }).subscribe(({ type }) => {
        counts[type] += 1
        if (counts.welcome === connections) welcomed.resolve()
        if (counts.mutation === streams) changed.resolve()
      })
    await welcomed.promise
    let hasResponded = false
    const created = client.create({ _type: 'note' }).then(() => (hasResponded = true))
    if (isSpread) await Promise.all([created, changed.promise])
    for (let index = 0; index < others; index += 1) await (await fetch(apiHost.replace('localhost', '127.0.0.1') + '/v1/ping')).text()
    return { ...counts, hasResponded }
  }`

describe.skipIf(!executablePath)('in a browser', { timeout: 30_000 }, () => {
  let directory: string
  let lake: OpenLake
  let browser: Browser
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'studio-streams-'))
    await writeFile(join(directory, 'package.json'), '{"private":true,"type":"module"}')
    const clients = Object.entries(CLIENTS).map(
      ([studio, version]) => `studio-${studio}@npm:@sanity/client@${version}`,
    )
    const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'esbuild@0.25', ...clients]
    await execute('npm', words, { cwd: directory })
    lake = await openLake()
    await lake.createDataset({ projectId: 'blog', dataset: 'production' })
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    await lake.close()
    await rm(directory, { recursive: true })
  })

  /** Bundles the page with the client of a Studio. */
  async function bundle(studio: string): Promise<string> {
    await writeFile(join(directory, 'page.js'), PAGE)
    const streams = join(ROOT, 'emulators/content-lake/studio/spread-streams.ts')
    const options = ['page.js', '--bundle', '--format=esm', '--conditions=browser', '--outfile=bundle.js']
    const aliases = [`--alias:client=studio-${studio}`, `--alias:spread-streams=${streams}`]
    await execute(join(directory, 'node_modules/.bin/esbuild'), [...options, ...aliases], { cwd: directory })
    return readFile(join(directory, 'bundle.js'), 'utf8')
  }

  async function run(studio: string, isSpread: boolean) {
    const script = await bundle(studio)
    // A page of a server: a browser lets no other one call this machine.
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end(`<script type="module">${script}</script>`),
    )
    await once(server.listen(0, 'localhost'), 'listening')
    const page = await browser.newPage()
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
      const options = { streams: STREAMS, connections: isSpread ? STREAMS : CONNECTIONS, others: 50 }
      const settings = { apiHost: lake.url, token: lake.tokens['administrator'], isSpread }
      return await page.evaluate(
        (given) => (globalThis as unknown as { run: (given: object) => Promise<unknown> }).run(given),
        { ...options, ...settings },
      )
    } finally {
      await page.close()
      server.closeAllConnections()
      server.close()
    }
  }

  test.each(Object.keys(CLIENTS))(
    'the client of Studio %s writes while eight streams are open, and each of them receives the change',
    async (studio) => {
      expect(await run(studio, true)).toEqual({ welcome: STREAMS, mutation: STREAMS, hasResponded: true })
    },
  )

  test.each(Object.keys(CLIENTS))(
    'without it, the request of Studio %s waits for a connection',
    async (studio) => {
      expect(await run(studio, false)).toEqual({ welcome: CONNECTIONS, mutation: 0, hasResponded: false })
    },
  )
})
