import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestLake, type TestLake } from './support/open-lake.ts'

const entry = fileURLToPath(new URL('../../../emulators/content-lake/cli/index.mjs', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const execute = promisify(execFile)

let lake: TestLake
let folder: string
beforeAll(async () => {
  lake = await openTestLake()
  folder = await mkdtemp(join(tmpdir(), 'sanity-cli-'))
  await symlink(modules, join(folder, 'node_modules'))
  const files = {
    'package.json': JSON.stringify({ type: 'module', dependencies: { sanity: '*' } }),
    'sanity.cli.ts': `import { defineCliConfig } from 'sanity/cli'
      export default defineCliConfig({ api: { projectId: 'meridian', dataset: 'production' } })`,
    'script.ts': `import { getCliClient } from 'sanity/cli'
      const client = getCliClient({ apiVersion: '2025-10-01' })
      await client.patch('note').set({ seen: await client.fetch('count(*)') }).commit()`,
    'migrations/rename/index.ts': `import { at, defineMigration, set } from 'sanity/migrate'
      const migrate = { document: () => at('title', set('After')) }
      export default defineMigration({ title: 'Rename', documentTypes: ['note'], migrate })`,
  }
  await mkdir(join(folder, 'migrations', 'rename'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await lake.close()
})

/** Calls the unmodified CLI; rejects when it fails. */
async function sanity(...words: string[]): Promise<void> {
  const env = {
    ...process.env,
    CONTENT_LAKE_URL: lake.url,
    SANITY_AUTH_TOKEN: lake.tokens['administrator'],
    NO_COLOR: '1',
    CI: '1',
  }
  await execute(process.execPath, [entry, ...words], { cwd: folder, env, timeout: 120_000 })
}

test(
  'the unmodified sanity CLI runs a script and a migration on a lake, exports and imports',
  { timeout: 240_000 },
  async () => {
    const client = lake.client()
    await client.create({ _id: 'note', _type: 'note', title: 'Before' })
    await lake.createDataset('copy')
    await sanity('exec', 'script.ts', '--with-user-token')
    const dataset = ['--project', 'meridian', '--dataset', 'production']
    await sanity('migrations', 'run', 'rename', '--no-dry-run', '--no-confirm', ...dataset)
    expect(await client.getDocument('note')).toMatchObject({ title: 'After', seen: 1 })
    await sanity('datasets', 'export', 'production', 'copy.tar.gz')
    await sanity('datasets', 'import', 'copy.tar.gz', '--dataset', 'copy')
    expect(await lake.client({ dataset: 'copy' }).getDocument('note')).toMatchObject({
      title: 'After',
      seen: 1,
    })
  },
)
