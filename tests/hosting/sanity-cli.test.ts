import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLake, type TestLake } from '../contract/content-lake/support/open-lake.ts'

const entry = fileURLToPath(new URL('../../emulators/content-lake/index.js', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const migrations = fileURLToPath(new URL('../../studio/migrations', import.meta.url))
const execute = promisify(execFile)

const RAW = { perspective: 'raw' } as const
const FAQ_BLOCK = { _key: 'c', _type: 'faqBlock', category: 'pricing' }

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
  }
  await symlink(migrations, join(folder, 'migrations'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await lake.close()
})

/** Runs the unmodified CLI and returns its output; rejects with it on an error. */
async function sanity(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    SANITY_AUTH_TOKEN: lake.tokens['administrator'],
    NO_COLOR: '1',
    CI: '1',
  }
  const cli = join(modules, 'sanity', 'bin', 'sanity')
  const run = [entry, 'run', '--url', lake.url, '--', process.execPath, cli, ...words]
  const { stdout } = await execute(process.execPath, run, {
    cwd: folder,
    env,
    timeout: 120_000,
  })
  return stdout
}

test(
  'the unmodified sanity CLI runs a script and Studio’s migrations on a lake, exports and imports',
  { timeout: 240_000 },
  async () => {
    const client = lake.client()
    await client.create({ _id: 'note', _type: 'note', title: 'A note' })
    const blocks = [{ _key: 'a' }, FAQ_BLOCK]
    const size = { _key: 'size', _type: 'productOption', values: [{ _key: 'red', color: 'red' }] }
    const scarf = { _id: 'scarf', _type: 'product', colors: ['red'], sizes: ['oneSize'], tag: 'new' }
    await client.create({ ...scarf, options: [size] })
    await client.create({ _id: 'checkout', _type: 'page', blocks })
    await client.create({ _id: 'faq', _type: 'faq', category: 'pricing' })
    await client.create({ _id: 'drafts.member', _type: 'teamMember', department: 'advice' })
    const department = [{ _key: 'en', language: 'en', value: 'Customer success' }]
    await client.create({ _id: 'job', _type: 'job', department })
    await lake.createDataset('copy')
    await sanity('exec', 'script.ts', '--with-user-token')
    const dataset = ['--project', 'meridian', '--dataset', 'production']
    for (const migration of ['choices-to-documents', 'product-choices'])
      await sanity('migrations', 'run', migration, '--no-dry-run', '--no-confirm', ...dataset)
    const red = { _type: 'reference', _ref: 'productColor-red' }
    const migrated = await client.getDocument('scarf')
    expect(migrated).toMatchObject({
      colors: [red],
      sizes: [{ _ref: 'productSize-onesize' }],
      tag: { _ref: 'productTag-new' },
      options: [{ values: [{ _key: 'red', color: red }] }],
    })
    expect(await client.getDocument('productColor-red')).toMatchObject({
      slug: { current: 'red' },
      hex: '#a63d3d',
    })
    const page = await client.getDocument('checkout')
    const pricing = { _type: 'reference', _ref: 'faqCategory-pricing' }
    expect(page?.['blocks']).toEqual([{ _key: 'a' }, { ...FAQ_BLOCK, category: pricing }])
    const faq = await client.getDocument('faq')
    expect(faq?.['category']).toEqual(pricing)
    expect(await client.getDocument('faqCategory-pricing')).toMatchObject({ order: 30 })
    const departmentOf = (id: string) =>
      client.fetch<unknown>('*[_id == $id][0].department->{ _id, title, order }', { id }, RAW)
    expect(await departmentOf('drafts.member')).toMatchObject({
      _id: 'department-consulting',
      title: [{ value: '咨询' }, { value: 'Consulting' }, { value: 'الاستشارات' }],
    })
    expect(await departmentOf('job')).toMatchObject({ _id: 'department-customer-success', title: department })
    expect(await client.getDocument('note')).toMatchObject({ title: 'A note', seen: 5 })
    await sanity('datasets', 'export', 'production', 'copy.tar.gz')
    await sanity('datasets', 'import', 'copy.tar.gz', '--dataset', 'copy')
    expect(await lake.client({ dataset: 'copy' }).getDocument('note')).toMatchObject({
      title: 'A note',
      seen: 5,
    })
  },
)

test(
  'the unmodified sanity CLI manages tokens, origins, people, copies and aliases of datasets, and gets errors for the rest',
  { timeout: 240_000 },
  async () => {
    const made = JSON.parse(
      await sanity('tokens', 'create', 'Robot', '--role', 'editor', '--yes', '--json'),
    ) as { id: string; token: string }
    const robot = lake.client({ token: made.token })
    await robot.create({ _id: 'by-robot', _type: 'note' })
    expect(await sanity('tokens', 'list')).toContain(made.id)
    await sanity('tokens', 'delete', made.id, '--yes')
    await expect(robot.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 401 })

    const origin = 'https://studio.example'
    const allowed = async () =>
      (await lake.fetch('/v1/ping', { headers: { origin } })).headers.get('access-control-allow-origin')
    await sanity('cors', 'add', origin, '--credentials')
    expect(await allowed()).toBe(origin)
    await sanity('cors', 'delete', origin)
    expect(await allowed()).toBeNull()
    expect(await sanity('cors', 'list')).toContain('http://localhost:*')
    expect(await sanity('users', 'list')).toContain('Mei Lin')

    await sanity('datasets', 'copy', 'production', 'staging', '--skip-history')
    await sanity('datasets', 'alias', 'create', 'live', 'staging')
    expect(await sanity('datasets', 'list')).toContain('~live -> staging')
    const live = lake.client({ dataset: '~live' })
    expect(await live.getDocument('by-robot')).toMatchObject({ _type: 'note' })
    await sanity('documents', 'delete', 'by-robot', '--dataset', 'staging')
    expect(await live.getDocument('by-robot')).toBeUndefined()
    await sanity('datasets', 'alias', 'link', 'live', 'production', '--force')
    expect(await live.getDocument('by-robot')).toMatchObject({ _type: 'note' })

    await expect(sanity('backups', 'list', 'production')).rejects.toThrow(/Backups: a service of\s/)
  },
)
