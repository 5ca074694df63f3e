import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/settings.ts'

const execute = promisify(execFile)

/** Two workers, which write the same document at the same time. */
const SPEC = `import { createClient } from '@sanity/client'
import { expect } from '@playwright/test'
import { lakeTest } from '../../emulators/content-lake/fixtures/playwright.ts'

const test = lakeTest({ seed: 'seed.ndjson' })

for (const title of ['First', 'Second'])
  test(title, async ({ dataset }) => {
    const client = createClient(dataset.settings)
    expect(await client.fetch('*[_type == "post"].title')).toEqual(['Seeded'])
    await client.createOrReplace({ _id: 'a', _type: 'post', title })
    expect(await client.fetch('*[_type == "post"].title')).toEqual([title])
    await dataset.reset()
    expect(await client.fetch('*[_type == "post"].title')).toEqual(['Seeded'])
  })
`

let folder: string
beforeAll(async () => {
  // The packages of the spec are found from inside the repository only.
  await mkdir(join(ROOT, '.data'), { recursive: true })
  folder = await mkdtemp(join(ROOT, '.data/playwright-'))
  const config = 'export default { testDir: ".", workers: 2, fullyParallel: true, outputDir: "results" }'
  const files = {
    'playwright.config.ts': config,
    'posts.spec.ts': SPEC,
    'seed.ndjson': '{"_id":"a","_type":"post","title":"Seeded"}\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))

test('each worker of Playwright has a dataset of its own with the seed', async () => {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const { stdout } = await execute(process.execPath, [cli, 'test', '--reporter=json'], { cwd: folder })
  const { stats } = JSON.parse(stdout) as { stats: object }
  expect(stats).toMatchObject({ expected: 2, unexpected: 0, flaky: 0, skipped: 0 })
})
