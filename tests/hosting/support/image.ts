import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/settings.ts'
import { commandOf, environmentOf, readDockerfile, type Stage, stageOf } from './dockerfile.ts'

const execute = promisify(execFile)

/** The files of an image in local folders, created from the Dockerfile without Docker. */
export interface Image {
  /** The working directory of a container. */
  directory: string
  environment: Record<string, string>
  /** Program and arguments, on the Node that runs these tests. */
  command: string[]
  healthCommand: string[]
  dispose: () => Promise<void>
}

/** Builds the Dockerfile's image. `secrets` is the content of the build's secret environment file. */
export async function buildImage(secrets: string): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-image-'))
  // Containers run as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const stages = readDockerfile()
  for (const stage of stages) await buildStage(stage, folder, secrets)
  const last = stageOf(stages, '')
  const directory = join(folder, 'final', workingDirectory(last))
  await execute('chmod', ['-R', 'a-w,a+rX', directory])
  await chmod(join(directory, 'web/.next/page-cache'), 0o1777)
  const node = join(folder, 'node')
  await execute('cp', ['--reflink=auto', process.execPath, node])
  const onNode = ([, ...words]: string[]) => [node, ...words]
  return {
    directory,
    environment: environmentOf(last),
    command: onNode(commandOf(last, 'CMD')),
    healthCommand: onNode(commandOf(last, 'HEALTHCHECK')),
    async dispose() {
      await execute('chmod', ['-R', 'u+w', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const workingDirectory = ({ instructions }: Stage): string =>
  instructions.findLast(({ name }) => name === 'WORKDIR')?.text ?? '/'

async function buildStage(stage: Stage, folder: string, secrets: string): Promise<void> {
  const root = join(folder, stage.name || 'final')
  const environment: Record<string, string> = {}
  let directory = '/'
  for (const { name, text } of stage.instructions) {
    if (name === 'WORKDIR') directory = resolve(directory, text)
    if (name === 'ENV')
      Object.assign(environment, environmentOf({ ...stage, instructions: [{ name, text }] }))
    await mkdir(join(root, directory), { recursive: true })
    if (name === 'COPY') await copy(text, folder, join(root, directory))
    if (name === 'RUN') await run(text, { root, directory: join(root, directory), environment, secrets })
  }
}

/** Copies as `COPY [--from=STAGE] SOURCE… TARGET`; without a stage, from the repository without ignored files. */
async function copy(text: string, folder: string, directory: string): Promise<void> {
  const [, stage, rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
  const words = rest.split(' ')
  const target = words.at(-1) ?? ''
  const ignored = stage ? [] : await ignoredPaths()
  for (const source of words.slice(0, -1)) {
    const from = stage ? join(folder, stage, source) : join(ROOT, source)
    const to = target.endsWith('/') && !stage ? join(target, basename(source)) : target
    const isWanted = (path: string) => !ignored.some((prefix) => path.startsWith(prefix))
    await mkdir(dirname(join(directory, to)), { recursive: true })
    await cp(from, join(directory, to), { recursive: true, verbatimSymlinks: true, filter: isWanted })
  }
}

/** Returns the ignored paths of .dockerignore as prefixes. */
async function ignoredPaths(): Promise<string[]> {
  const lines = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n')
  return lines
    .filter((line) => line !== '' && line !== '*' && !line.startsWith('!'))
    .map((line) => join(ROOT, line.replace(/\*$/, '')))
}

interface Shell {
  root: string
  directory: string
  environment: Record<string, string>
  secrets: string
}

async function run(text: string, { root, directory, environment, secrets }: Shell): Promise<void> {
  // The packages of the lockfile are installed already.
  if (text.startsWith('npm ci')) {
    await execute('cp', ['-al', join(ROOT, 'node_modules'), join(directory, 'node_modules')])
    return
  }
  const [, mount, command = ''] = /^(?:--mount=type=secret\S*target=([^,\s]+)\S* )?(.*)$/.exec(text) ?? []
  const file = mount && join(root, mount)
  if (file) await writeFile(file, secrets, { mode: 0o600 })
  // Without this process's environment, as in a container.
  const env: Record<string, string | undefined> = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    HOME: root,
    ...environment,
  }
  await execute('sh', ['-c', command], {
    cwd: directory,
    env: { ...env, NODE_ENV: 'production' as const },
    maxBuffer: 64_000_000,
  })
  if (file) await rm(file)
}
