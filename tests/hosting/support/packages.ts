import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/settings.ts'

const execute = promisify(execFile)

/** The packages come from a registry; `firebase-tools` has hundreds. */
export const INSTALL_MS = 10 * 60_000

/** An environment with the pinned Node first on its path. */
export const environment = () => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
})

/** Runs a program with the pinned Node first on its path, and returns its output. */
export async function run(command: string, words: string[], cwd: string): Promise<string> {
  const { stdout } = await execute(command, words, { cwd, env: environment(), maxBuffer: 50_000_000 })
  return stdout
}

/** Packs an emulator and returns the archive and the paths in it. */
export async function pack(
  folder: string,
  destination: string,
): Promise<{ archive: string; paths: string[] }> {
  const words = ['pack', `./emulators/${folder}`, '--json', '--pack-destination', destination]
  const packed = await run('npm', words, ROOT)
  const [{ filename, files }] = JSON.parse(packed.slice(packed.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { archive: join(destination, filename), paths: files.map(({ path }) => path) }
}

/** Creates an empty project and installs a package into it. */
export async function install(project: string, archive: string): Promise<string> {
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{"private":true,"type":"module"}')
  await run('npm', ['install', archive, '--no-audit', '--no-fund', '--ignore-scripts'], project)
  return project
}
