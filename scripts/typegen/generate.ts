import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { LOCAL_DATASET, LOCAL_PROJECT, logDirectory, readSettings, ROOT } from '../settings.ts'
import { startChild } from '../start/child.ts'
import { studioEnvironment } from '../start/environment.ts'

export interface TypegenPaths {
  /** The extracted schema, JSON. */
  schema: string
  /** TypeScript types of the schema and of every GROQ query in web/. */
  types: string
}

/** The generated files in the repository. */
export const GENERATED: TypegenPaths = {
  schema: join(ROOT, 'schemas', 'schema.json'),
  types: join(ROOT, 'web', 'sanity', 'types.generated.ts'),
}

const STUDIO = join(ROOT, 'studio')

/** TypeGen skips queries whose imports it cannot follow, which would leave them without types. */
const UNRESOLVED = /Error while extracting query.*/g

/**
 * Extracts the schema from Studio and generates types for it and for every query in web/.
 * @param paths Absolute paths.
 * @throws Error with the tool's output when it fails or skips a query.
 */
export async function generateTypes(paths: TypegenPaths): Promise<void> {
  mkdirSync(dirname(paths.types), { recursive: true })
  await run(['schemas', 'extract', '--force', '--path', relative(STUDIO, paths.schema)], STUDIO)
  const project = makeProject(paths)
  try {
    const output = await run(['typegen', 'generate'], project)
    const unresolved = output.match(UNRESOLVED)
    if (unresolved) throw new Error(`TypeGen could not read these queries:\n\n${unresolved.join('\n')}`)
    writeFileSync(paths.types, nameSources(readFileSync(paths.types, 'utf8'), project, paths.schema))
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Creates a temporary project that maps package imports (`#web/…`), which TypeGen does not know. */
function makeProject(paths: TypegenPaths): string {
  const work = join(readSettings().dataDirectory, 'typegen')
  mkdirSync(work, { recursive: true, mode: 0o700 })
  const project = mkdtempSync(join(work, 'project-'))
  const settings = {
    api: { projectId: LOCAL_PROJECT, dataset: LOCAL_DATASET },
    typegen: {
      path: `${relative(project, join(ROOT, 'web'))}/**/*.{ts,tsx}`,
      schema: relative(project, paths.schema),
      generates: relative(project, paths.types),
      overloadClientMethods: false,
    },
  }
  writeFileSync(join(project, 'sanity.cli.ts'), `export default ${JSON.stringify(settings)}\n`)
  const compilerOptions = { baseUrl: ROOT, paths: { '#web/*': ['web/*'], '#schemas/*': ['schemas/*'] } }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  return project
}

/** Rewrites the source comments to paths from the repository root. */
const nameSources = (types: string, project: string, schema: string): string =>
  types.replace(/^\/\/ Source: (.+)$/gm, (_, source: string) => {
    const file = resolve(project, source)
    return `// Source: ${relative(ROOT, file === schema ? GENERATED.schema : file)}`
  })

/** Runs Sanity's command line and returns its output. */
async function run(command: string[], directory: string): Promise<string> {
  const settings = readSettings()
  const child = startChild({
    command: [join(ROOT, 'node_modules/sanity/bin/sanity'), ...command],
    directory,
    environment: studioEnvironment(settings),
    logFile: join(logDirectory(settings), `typegen-${command[0] ?? ''}.log`),
  })
  const { code } = await child.ended
  if (code !== 0) throw new Error(`Generating types failed:\n\n${child.tail().join('\n')}`)
  return readFileSync(child.logFile, 'utf8')
}
