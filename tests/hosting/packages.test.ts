import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { environment, install, INSTALL_MS, pack, run } from './support/packages.ts'

/** The emulators as packages: their command, a path that responds, and code that uses what they export. */
const PACKAGES = [
  {
    folder: 'content-lake',
    name: 'content-lake',
    path: '/v1/ping',
    code: `import { openLake } from 'content-lake'
      const lake = await openLake()
      await lake.createDataset({ projectId: 'blog', dataset: 'production' })
      const url = lake.url + '/v2025-10-01/data/query/production?query=count(*)'
      const { result } = (await (await fetch(url)).json()) as { result: number }
      console.log(result)
      // @ts-expect-error an address is a text
      const wrong: number = lake.url
      void wrong
      await lake.close()`,
    printed: '0',
  },
  {
    folder: 'stripe',
    name: 'stripe-payments',
    path: '/',
    code: `import { startPayments } from 'stripe-payments'
      const payments = await startPayments({ dataDirectory: 'payments' })
      console.log(payments.keys.secretKey.slice(0, 8))
      // @ts-expect-error a key is a text
      const wrong: number = payments.keys.secretKey
      void wrong
      await payments.close()`,
    printed: 'sk_test_',
  },
  {
    folder: 'resend',
    name: 'resend-mailbox',
    path: '/',
    code: `import { startMailbox } from 'resend-mailbox'
      const mailbox = await startMailbox({ dataDirectory: 'mail' })
      console.log(mailbox.apiKey.slice(0, 3))
      // @ts-expect-error a key is a text
      const wrong: number = mailbox.apiKey
      void wrong
      await mailbox.close()`,
    printed: 're_',
  },
  {
    folder: 'firebase-auth',
    name: 'firebase-auth-emulator',
    path: '/',
    code: `import { startIdentity } from 'firebase-auth-emulator'
      const identity = await startIdentity({ dataDirectory: 'accounts', projectId: 'demo-shop' })
      console.log((await fetch(identity.url)).status)
      // @ts-expect-error an address is a text
      const wrong: number = identity.url
      void wrong
      await identity.close()
      process.exit(0)`,
    printed: '200',
  },
] as const

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'packages-'))
})
afterAll(() => rm(directory, { recursive: true }))

describe.each(PACKAGES)('the package $name', ({ folder, name, path, code, printed }) => {
  let project: string
  beforeAll(async () => {
    const { archive, paths } = await pack(folder, directory)
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'MANUAL.md', 'package.json']))
    expect(paths.filter((one) => one.includes('.test.') || one.includes('/testing/'))).toEqual([])
    expect((await stat(archive)).size).toBeLessThan(300_000)
    project = await install(join(directory, name), archive)
  }, INSTALL_MS)

  test('serves by its command in an empty folder', async () => {
    const words = ['--no-install', name, '--port', '0', '--json']
    const child = spawn('npx', words, {
      cwd: project,
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    // The pipe closes when the emulator, a child of npx, has ended.
    const ended = once(child, 'close')
    try {
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
      const { url } = JSON.parse(line) as { url: string }
      expect((await fetch(url + path)).ok).toBe(true)
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  })

  test('serves by its function', async () => {
    await writeFile(join(project, 'use.ts'), code)
    expect(await run('node', ['use.ts'], project)).toBe(`${printed}\n`)
  })

  test('has types', async () => {
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
    expect(
      await run(
        'node',
        [compiler, ...options, '--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node', 'use.ts'],
        project,
      ),
    ).toBe('')
  })
})

test('the package content-lake runs a command on a lake', async () => {
  const code = `const url = 'https://abc12345.api.sanity.io/v2025-10-01/data/query/production?query=*[0].title'
    console.log((await (await fetch(url)).json()).result)`
  const project = join(directory, 'content-lake')
  await writeFile(join(project, 'program.mjs'), code)
  await writeFile(join(project, 'seed.ndjson'), '{"_id":"a","_type":"post","title":"Seeded"}\n')
  const words = ['run', '--seed', 'abc12345.production=seed.ndjson', '--', 'node', 'program.mjs']
  expect(await run('npx', ['--no-install', 'content-lake', ...words], project)).toBe('Seeded\n')
})

test('the package of the shared code installs alone', async () => {
  const { archive } = await pack('shared', directory)
  const project = await install(join(directory, 'emulator-shared'), archive)
  const code = `import { isAllowedHost } from 'emulator-shared/allowed-host'
    console.log(isAllowedHost('localhost:4000'), isAllowedHost('evil.example'))`
  await writeFile(join(project, 'use.mjs'), code)
  expect(await run('node', ['use.mjs'], project)).toBe('true false\n')
})
