/** Projects in the shape of known templates run on a lake by `content-lake run` without a change to their code. */

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenLake, openLake } from '../../emulators/content-lake/open-lake.ts'
import { ROOT } from '../../scripts/settings.ts'
import { astroClean, nextjsClean, SEED, turboStart } from './support/templates.ts'

const execute = promisify(execFile)
const entry = join(ROOT, 'emulators/content-lake/index.js')

const folders: string[] = []
const lakes: OpenLake[] = []
afterAll(async () => {
  await Promise.all(lakes.map((lake) => lake.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

/** A template on a lake of its own. */
interface Project {
  folder: string
  /** Runs a command of a package in a folder of the template, and returns its output. */
  run: (folder: string, command: string, ...words: string[]) => Promise<string>
}

/** Writes a template; its packages are found in `parent` or above. */
async function createProject(parent: string, files: Readonly<Record<string, string>>): Promise<Project> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'template-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const seed = join(folder, 'seed.ndjson')
  await writeFile(seed, SEED.documents.map((document) => JSON.stringify(document)).join('\n'))
  const lake = await openLake({ isPermissive: true })
  lakes.push(lake)
  const [projectId = '', dataset = ''] = SEED.dataset.split('.')
  await lake.importDataset({ projectId, dataset }, seed)
  return {
    folder,
    async run(where, command, ...words) {
      const cwd = join(folder, where)
      const program = [entry, 'run', '--url', lake.url, '--', process.execPath, command, ...words]
      const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', CI: '1', ...SIGNED_IN }
      const { stdout } = await execute(process.execPath, program, { cwd, env, maxBuffer: 20_000_000 })
      return stdout
    },
  }
}

/** A token of the hosted project, as a developer has one. */
const SIGNED_IN = {
  SANITY_AUTH_TOKEN: 'a-token-of-the-hosted-project',
  SANITY_API_READ_TOKEN: 'a-read-token',
}

const modules = join(ROOT, 'node_modules')
const SANITY = join(modules, 'sanity/bin/sanity')

/** Returns what `sanity documents validate` finds, by document. */
async function validate({ run }: Project, studio: string): Promise<Record<string, string[]>> {
  const output = await run(studio, SANITY, 'documents', 'validate', '--yes', '--format', 'ndjson').catch(
    (error: unknown) => (error as { stdout: string }).stdout,
  )
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  return Object.fromEntries(
    lines.map((line) => {
      const { documentId, markers } = JSON.parse(line) as {
        documentId: string
        markers: { message: string }[]
      }
      return [documentId, markers.map(({ message }) => message)]
    }),
  )
}

describe('sanity-template-nextjs-clean', () => {
  let project: Project
  beforeAll(async () => {
    // Next looks for packages in the repository only.
    project = await createProject(join(ROOT, '.data'), nextjsClean)
  })

  test('builds its pages from the lake', async () => {
    await project.run('frontend', join(modules, 'next/dist/bin/next'), 'build')
    const read = (path: string) => readFile(join(project.folder, 'frontend/.next/server/app', path), 'utf8')
    expect(await read('index.html')).toContain('Hello<!-- --> by <!-- -->Grace')
    expect(await read('posts/hello.html')).toContain('<h1>Hello</h1>')
  })

  test('validates the documents and extracts the schema of its Studio', async () => {
    expect(await validate(project, 'studio')).toEqual({ 'drafts.untitled': ['Required'] })
    await project.run('studio', SANITY, 'schema', 'extract')
    const types = JSON.parse(await readFile(join(project.folder, 'studio/schema.json'), 'utf8')) as {
      name: string
    }[]
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['post', 'person']))
  })
})

describe('turbo-start-sanity', () => {
  let project: Project
  beforeAll(async () => {
    project = await createProject(join(ROOT, '.data'), turboStart)
  })

  test('imports, counts, validates and migrates with the scripts of its Studio', async () => {
    const { run } = project
    await run('apps/studio', SANITY, 'datasets', 'import', 'seed-data.ndjson', '--dataset', 'production')
    expect(await run('apps/studio', SANITY, 'exec', 'scripts/count.ts', '--with-user-token')).toContain(
      'documents: 4',
    )
    expect(await validate(project, 'apps/studio')).toEqual({ 'drafts.untitled': ['Required'] })
    const migration = ['migrations', 'run', 'rename-title', '--no-dry-run', '--no-confirm']
    await run('apps/studio', SANITY, ...migration)
    const posts = await run('apps/web', 'scripts/follow.ts')
    expect(posts).toContain('posts: [{"title":"Hello and migrated","author":{"firstName":"Grace"}}')
    expect(posts).toContain('live: [{"title":"Changed","author":{"firstName":"Ada"}}')
  })
})

describe('sanity-template-astro-clean', () => {
  let project: Project
  let packages: string
  beforeAll(async () => {
    packages = await mkdtemp(join(tmpdir(), 'astro-'))
    folders.push(packages)
    await writeFile(join(packages, 'package.json'), '{"private":true,"type":"module"}')
    const wanted = ['astro@7', '@sanity/astro@3', '@sanity/client@8', 'groq@6']
    const words = ['install', ...wanted, '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']
    await execute('npm', words, { cwd: packages })
    project = await createProject(packages, astroClean)
  })

  test('builds its pages from the lake', async () => {
    await project.run('frontend', join(packages, 'node_modules/astro/bin/astro.mjs'), 'build')
    const read = (path: string) => readFile(join(project.folder, 'frontend/dist', path), 'utf8')
    expect(await read('index.html')).toContain('<li>Hello</li>')
    expect(await read('post/hello/index.html')).toContain('<h1>Hello</h1>')
  })
})
