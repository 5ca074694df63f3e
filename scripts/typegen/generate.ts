import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { SITE_MADE_TYPES } from '../../schemas/fields/site-written.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, logDirectory, readSettings, ROOT } from '../settings.ts'
import { runChild } from '../start/child.ts'
import { studioEnvironment } from '../start/environment.ts'

export interface TypegenPaths {
  /** The extracted schema, JSON. */
  schema: string
  /** The types of the content model. */
  documents: string
  /** The types of the results of every GROQ query in web/. */
  types: string
  /** The same for studio/. They are the types of `client.fetch(query)` there. */
  studioTypes: string
}

export const GENERATED: TypegenPaths = {
  schema: join(ROOT, 'schemas', 'schema.json'),
  documents: join(ROOT, 'schemas', 'shared', 'documents.generated.ts'),
  types: join(ROOT, 'web', 'sanity', 'types.generated.ts'),
  studioTypes: join(ROOT, 'studio', 'types.generated.ts'),
}

const STUDIO = join(ROOT, 'studio')

/** TypeGen skips queries whose imports it cannot follow, which would leave them without types. */
const UNRESOLVED = /Error while extracting query.*/g

/**
 * Extracts the schema from Studio and generates types for it and for every query in web/ and studio/.
 * @param paths Absolute paths.
 * @throws Error with the tool's output when it fails or skips a query.
 */
export async function generateTypes(paths: TypegenPaths): Promise<void> {
  mkdirSync(dirname(paths.types), { recursive: true })
  await extractSchema(paths.schema)
  const site = await generateFor('web', paths.types, paths.schema)
  writeFileSync(paths.documents, site.documents)
  writeFileSync(paths.types, site.queries)
  writeFileSync(paths.studioTypes, (await generateFor('studio', paths.studioTypes, paths.schema)).queries)
}

/** Runs TypeGen on the queries of a folder and returns what it wrote. */
async function generateFor(folder: 'web' | 'studio', types: string, schema: string): Promise<SplitTypes> {
  const project = makeProject(folder, types, schema)
  try {
    const output = await run(['typegen', 'generate'], project)
    const unresolved = output.match(UNRESOLVED)
    if (unresolved) throw new Error(`TypeGen could not read these queries:\n\n${unresolved.join('\n')}`)
    return splitTypes(nameSources(readFileSync(types, 'utf8'), project, schema))
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

interface Attribute {
  type: 'objectAttribute'
  optional?: boolean
}

/**
 * Extracts the schema. Required fields are never missing in documents that only the site writes. In all others they can be, because an
 * editor's draft may lack any field. Sorted, so that the order of files does not matter.
 */
async function extractSchema(path: string): Promise<void> {
  const flags = ['--force', '--enforce-required-fields', '--path', relative(STUDIO, path)]
  await run(['schemas', 'extract', ...flags], STUDIO)
  const types = JSON.parse(readFileSync(path, 'utf8')) as { name: string }[]
  const relaxed = types
    .map((type) => (SITE_MADE_TYPES.includes(type.name) ? type : makeFieldsOptional(type)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(relaxed, null, 2)}\n`)
}

/** Returns a type whose fields are all optional, but for those that the lake sets (`_id`, `_type`, …). */
const makeFieldsOptional = <Type>(type: Type): Type =>
  JSON.parse(JSON.stringify(type), (key, value: Attribute | null) =>
    value?.type === 'objectAttribute' && !key.startsWith('_') ? { ...value, optional: true } : value,
  ) as Type

/** Creates a temporary project that maps package imports (`#web/…`), which TypeGen does not know. */
function makeProject(folder: 'web' | 'studio', types: string, schema: string): string {
  const work = join(readSettings().dataDirectory, 'typegen')
  mkdirSync(work, { recursive: true, mode: 0o700 })
  const project = mkdtempSync(join(work, 'project-'))
  const settings = {
    api: { projectId: LOCAL_PROJECT, dataset: LOCAL_DATASET },
    typegen: {
      path: `${relative(project, join(ROOT, folder))}/**/*.{ts,tsx}`,
      schema: relative(project, schema),
      generates: relative(project, types),
      // The site parses results by its own schemas, whose types are checked against these.
      overloadClientMethods: folder === 'studio',
    },
  }
  writeFileSync(join(project, 'sanity.cli.ts'), `export default ${JSON.stringify(settings)}\n`)
  const compilerOptions = {
    baseUrl: ROOT,
    paths: { '#web/*': ['web/*'], '#schemas/*': ['schemas/*'], '#studio/*': ['studio/*'] },
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  return project
}

/** Rewrites the source comments to paths from the repository root. */
const nameSources = (types: string, project: string, schema: string): string =>
  types.replace(/^\/\/ Source: (.+)$/gm, (_, source: string) => {
    const file = resolve(project, source)
    return `// Source: ${relative(ROOT, file === schema ? GENERATED.schema : file)}`
  })

const FIRST_QUERY = /^\/\/ Source: (?:web|studio)\//m

interface SplitTypes {
  documents: string
  queries: string
}

/** Splits TypeGen's types into those of the content model, which Studio and tests use too, and those of queries. */
function splitTypes(generated: string): SplitTypes {
  const at = generated.search(FIRST_QUERY)
  const [documents, queries] = [generated.slice(0, at), generated.slice(at)]
  const code = queries.replace(/^\/\/.*$/gm, '')
  const names = [...documents.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
  const used = names.filter((name) => new RegExp(`(?<!')\\b${name}\\b(?!')`).test(code))
  const imported = `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from '#schemas/shared/documents.generated.ts'`
  return { documents: `${documents.trimEnd()}\n`, queries: `${imported}\n\n${queries}` }
}

/** Runs Sanity's command line and returns its output. */
async function run(command: string[], directory: string): Promise<string> {
  const settings = readSettings()
  const logFile = join(logDirectory(settings), `typegen-${command[0] ?? ''}.log`)
  await runChild({
    command: [join(ROOT, 'node_modules/sanity/bin/sanity'), ...command],
    directory,
    environment: studioEnvironment(settings),
    logFile,
  })
  return readFileSync(logFile, 'utf8')
}
