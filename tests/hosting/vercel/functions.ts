import { type ChildProcess, fork } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const RUNTIME = join(import.meta.dirname, 'runtime.ts')

/** Vercel refuses functions that are larger than this when unpacked. */
export const SIZE_LIMIT = 250 * 1024 * 1024

const configSchema = z.looseObject({
  handler: z.string(),
  filePathMap: z.record(z.string(), z.string()).default({}),
  useWebApi: z.boolean().default(false),
  environment: z.record(z.string(), z.string()).default({}),
})

/** One function of the build output, laid out in a folder of its own as Vercel would unpack it. */
export interface DeployedFunction {
  /** The first of its names, such as `[locale]/[[...path]]`. */
  name: string
  folder: string
  config: z.output<typeof configSchema>
  files: number
  /** Bytes, unpacked. */
  size: number
}

/** Lays out every distinct function of a build output. Throws an error that names a file which is missing. */
export async function layOutFunctions(output: string, target: string): Promise<DeployedFunction[]> {
  const source = dirname(dirname(output))
  const functions: DeployedFunction[] = []
  for (const folder of await distinctFunctions(join(output, 'functions'))) {
    const config = configSchema.parse(JSON.parse(await readFile(join(folder, '.vc-config.json'), 'utf8')))
    const own = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = new Map(Object.entries(config.filePathMap).map(([to, from]) => [to, join(source, from)]))
    for (const entry of own.filter((file) => !file.isDirectory() && file.name !== '.vc-config.json'))
      files.set(relative(folder, join(entry.parentPath, entry.name)), join(entry.parentPath, entry.name))
    const to = join(target, String(functions.length))
    functions.push({
      name: relative(join(output, 'functions'), folder).replace(/\.func$/, ''),
      folder: to,
      config,
      files: files.size,
      size: await copyFiles(files, to),
    })
  }
  return functions
}

/** The folders of functions; most names are symbolic links to a function that serves many paths. */
async function distinctFunctions(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) continue
    if (entry.name.endsWith('.func')) found.push(path)
    else found.push(...(await distinctFunctions(path)))
  }
  return found.sort()
}

async function copyFiles(files: ReadonlyMap<string, string>, to: string): Promise<number> {
  let size = 0
  for (const [path, from] of files) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    const status = await lstat(from)
    if (status.isSymbolicLink()) await symlink(await readlink(from), target)
    else await link(from, target).catch(() => copyFile(from, target))
    size += status.size
  }
  return size
}

/** A function that listens on a port of this machine. */
export interface RunningFunction {
  origin: string
  stop: () => void
}

/** The surroundings of a function at run time. */
export interface RuntimeOptions {
  environment: NodeJS.ProcessEnv
  /** Origin of the identity emulator. */
  identityOrigin: string
  logFile: string
  /** Called with the cache tags that a function has expired, before its response is sent. */
  onExpired: (tags: string[]) => void
}

/** Starts a function by its own launcher. It may read its own folder and write to a temporary one only, as on Vercel. */
export async function startFunction(
  { name, folder, config }: DeployedFunction,
  options: RuntimeOptions,
): Promise<RunningFunction> {
  const launcher = join(folder, config.handler)
  const temporary = `${folder}-temporary`
  mkdirSync(temporary)
  const child = fork(RUNTIME, [launcher, options.identityOrigin, ...(config.useWebApi ? ['--web'] : [])], {
    cwd: folder,
    env: { ...options.environment, ...config.environment, TMPDIR: temporary },
    execArgv: [
      '--permission',
      '--allow-addons',
      ...[folder, RUNTIME, temporary].map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${temporary}`,
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(options.logFile, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  child.on('message', ({ id, expired }: { id?: number; expired?: string[] }) => {
    if (id === undefined || !expired) return
    options.onExpired(expired)
    child.send(id)
  })
  const port = await announcedPort(child, `${name} (its output is in ${options.logFile})`)
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') }
}

const announcedPort = (child: ChildProcess, name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: { port?: number }) => message.port && resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The function ${name} ended with code ${code ?? 0}.`)))
  })
