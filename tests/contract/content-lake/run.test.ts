import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/settings.ts'

const execute = promisify(execFile)
const entry = join(ROOT, 'emulators/content-lake/index.js')
const modules = join(ROOT, 'node_modules')

/** Clients of two major versions, 8 and 7, which use other HTTP libraries. */
const CLIENTS = ['@sanity/client', '@sanity/presentation-comlink/node_modules/@sanity/client']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'))
  await symlink(modules, join(folder, 'node_modules'))
  await writeFile(join(folder, 'seed.ndjson'), '{"_id":"a","_type":"post","title":"Seeded"}\n')
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a program on a lake of its own and returns what it prints; rejects with its exit code. */
async function run(program: string, ...flags: string[]): Promise<string> {
  await writeFile(join(folder, 'program.mjs'), program)
  const command = [entry, 'run', ...flags, '--', process.execPath, 'program.mjs']
  const { stdout } = await execute(process.execPath, command, { cwd: folder, timeout: 50_000 })
  return stdout.trim()
}

test.each(CLIENTS)('%s queries, writes and listens on a lake without a change', async (client) => {
  const program = `import { createClient } from ${JSON.stringify(join(modules, client, 'dist/index.js'))}
    const settings = { projectId: 'abc12345', dataset: 'production', apiVersion: '2025-10-01' }
    const client = createClient({ ...settings, token: 'a-token-of-the-hosted-project', useCdn: false })
    const seen = []
    const subscription = client.listen('*[_type == "post"]', {}, { events: ['welcome', 'mutation'] }).subscribe((event) => {
      seen.push(event.type)
      if (event.type === 'welcome') void client.create({ _id: 'b', _type: 'post', title: 'Written' })
      else finish()
    })
    async function finish() {
      subscription.unsubscribe()
      const titles = await createClient({ ...settings, useCdn: true }).fetch('*[_type == "post"] | order(_id).title')
      console.log(JSON.stringify({ seen, titles }))
      process.exit()
    }`
  expect(JSON.parse(await run(program, '--seed', 'abc12345.production=seed.ndjson'))).toEqual({
    seen: ['welcome', 'mutation'],
    titles: ['Seeded', 'Written'],
  })
})

test('fetch, https and their children reach the lake, and other hosts are left alone', async () => {
  const program = `import { execFileSync } from 'node:child_process'
    import { get } from 'node:https'
    import { once } from 'node:events'
    const url = 'https://abc12345.api.sanity.io/v2025-10-01/data/query/production?query=count(*)'
    if (process.argv[2] !== 'child') console.log(execFileSync(process.execPath, ['program.mjs', 'child']).toString().trim())
    const { result } = await (await fetch(url)).json()
    const [response] = await once(get('https://api.sanity.io/v1/ping'), 'response')
    const elsewhere = await fetch('https://127.0.0.1:59999').catch((error) => error.cause.code)
    console.log(result, response.statusCode, elsewhere)
    process.exit()`
  expect((await run(program)).split('\n')).toEqual(['0 200 ECONNREFUSED', '0 200 ECONNREFUSED'])
})

test('the exit code of the command is passed on', async () => {
  await expect(run('process.exit(7)')).rejects.toMatchObject({ code: 7 })
})

test('the command gets the address and the token', async () => {
  const program = `const { CONTENT_LAKE_URL, CONTENT_LAKE_TOKEN } = process.env
    const headers = { authorization: 'Bearer ' + CONTENT_LAKE_TOKEN }
    console.log((await (await fetch(CONTENT_LAKE_URL + '/v1/users/me', { headers })).json()).role)`
  expect(await run(program)).toBe('administrator')
})
