/** The image and the action of the content lake: their own commands are run, with the package of this repository. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { freePort } from '../free-port.ts'
import { findProgram } from './support/debian.ts'
import { commandOf, readDockerfile, stageOf } from './support/dockerfile.ts'
import { PATIENCE } from './support/instance.ts'
import { environment, INSTALL_MS, pack, run } from './support/packages.ts'

const FOLDER = 'emulators/content-lake'
const curl = findProgram('curl')

let directory: string
let archive: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lake-container-'))
  ;({ archive } = await pack('content-lake', directory))
}, INSTALL_MS)
afterAll(() => rm(directory, { recursive: true }))

/** Ends a program and what it started; resolves when all of it has ended. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close')
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
}

test('the image installs the package, serves by its entry point, and is healthy', async () => {
  const stage = stageOf(readDockerfile(`${FOLDER}/Dockerfile`), '')
  const textOf = (name: string) => stage.instructions.find((one) => one.name === name)?.text ?? ''
  const [copied = ''] = textOf('COPY').split(' ')
  expect(basename(archive)).toMatch(new RegExp(`^${copied.replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
  expect(textOf('RUN')).toMatch(/^npm install --global --ignore-scripts \/tmp\//)
  const prefix = join(directory, 'image')
  await run('npm', ['install', '--global', '--ignore-scripts', '--prefix', prefix, archive], directory)

  const [program = '', ...words] = commandOf(stage, 'ENTRYPOINT')
  const data = join(directory, 'data')
  expect(words).toContain(textOf('VOLUME'))
  const flags = words.map((word) => (word === textOf('VOLUME') ? data : word))
  const lake = spawn(
    join(prefix, 'bin', program),
    [...flags, '--port', '0', '--json', '--dataset', 'blog.production'],
    { env: environment(), detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [line] = (await once(createInterface({ input: lake.stdout }), 'line')) as [string]
    const { port } = JSON.parse(line) as { port: number }
    const [node = '', ...check] = commandOf(stage, 'HEALTHCHECK')
    const exposed = textOf('EXPOSE')
    expect(check.join(' ')).toContain(`localhost:${exposed}/`)
    await run(
      node,
      check.map((word) => word.replace(exposed, String(port))),
      directory,
    )
    await expect(
      run(
        node,
        check.map((word) => word.replace(`localhost:${exposed}`, 'localhost:1')),
        directory,
      ),
    ).rejects.toMatchObject({ code: 1 })
  } finally {
    await end(lake)
  }
})

/** Returns the script of the action's only step, and the variables that its inputs fill. */
async function readAction(): Promise<{ script: string; variables: string[] }> {
  const text = await readFile(join(ROOT, FOLDER, 'action.yml'), 'utf8')
  const [, block = ''] = /\n {6}run: \|\n((?: {8}.*\n?)+)/.exec(text) ?? []
  const variables = [...text.matchAll(/^ {8}([A-Z]+): .*\$\{\{ (?:inputs|runner)\./gm)].map(
    ([, name = '']) => name,
  )
  return { script: block.replace(/^ {8}/gm, ''), variables }
}

test.skipIf(!curl)('the action starts a lake with a seed, and passes its address and token on', async () => {
  const { script, variables } = await readAction()
  const port = await freePort()
  const [exported, seed] = [join(directory, 'github-env'), join(directory, 'seed.ndjson')]
  await writeFile(seed, '{"_id":"a","_type":"post","title":"Seeded"}\n')
  const inputs = {
    PACKAGE: archive,
    DATASET: 'blog.production',
    SEED: seed,
    PORT: String(port),
    DATA: join(directory, 'action'),
    URL: `http://localhost:${port}`,
  }
  expect(Object.keys(inputs).toSorted()).toEqual(variables.toSorted())
  const env = { ...environment(), ...inputs, GITHUB_ENV: exported }
  // The lake outlives the step, in its process group.
  const step = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], { env, detached: true, stdio: 'ignore' })
  const [code] = (await once(step, 'exit')) as [number]
  try {
    expect(code).toBe(0)
    const given = Object.fromEntries(
      (await readFile(exported, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    ) as Record<string, string>
    const url = `${given['CONTENT_LAKE_URL']}/v2025-10-01/data/query/production?query=*[0].title`
    const headers = { authorization: `Bearer ${given['CONTENT_LAKE_TOKEN']}` }
    expect(await (await fetch(url, { headers })).json()).toMatchObject({ result: 'Seeded' })
  } finally {
    if (step.pid !== undefined) process.kill(-step.pid, 'SIGTERM')
    // It is no child of this process, and its folder is deleted next.
    const hasEnded = () =>
      fetch(inputs.URL).then(
        () => false,
        () => true,
      )
    await vi.waitUntil(hasEnded, PATIENCE)
  }
})
