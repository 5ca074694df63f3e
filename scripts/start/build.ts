import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { logDirectory, ROOT, type Settings, studioOutput } from '../settings.ts'
import { startChild } from './child.ts'
import { diskFullMessage, isDiskFullMessage } from './disk.ts'
import { publicWebEnvironment, studioEnvironment, webOutput } from './environment.ts'
import { hashInputs } from './hash-inputs.ts'

/** A build that runs only when its inputs changed. */
export interface Build {
  title: string
  stamp: string
  hash: string
  /** Reads a file that identifies the build and changes with each one; null when nothing is built. */
  identity: () => string | null
  command: string[]
  directory: string
  environment: Record<string, string>
  logFile: string
}

const SHARED_INPUTS = ['package-lock.json', 'package.json', 'tsconfig.base.json']

const readOrNull = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/**
 * Returns the site's build. It reads content, so the lake must be running and `environment` must hold its
 * tokens.
 */
export function webBuild(settings: Settings, environment: Record<string, string>): Build {
  const values = { ...publicWebEnvironment(settings), data: settings.dataDirectory }
  return {
    title: 'Building the site',
    stamp: join(settings.dataDirectory, 'builds', 'web'),
    hash: hashInputs(ROOT, ['web', 'schemas/shared', ...SHARED_INPUTS], values),
    identity: () => readOrNull(join(ROOT, 'web', webOutput(settings), 'BUILD_ID')),
    command: ['node_modules/next/dist/bin/next', 'build', 'web'],
    directory: ROOT,
    environment,
    logFile: join(logDirectory(settings), 'build-web.log'),
  }
}

/** Returns Studio's build: a folder of static files. */
export function studioBuild(settings: Settings): Build {
  const environment = studioEnvironment(settings)
  return {
    title: 'Building Studio',
    stamp: join(settings.dataDirectory, 'builds', 'studio'),
    hash: hashInputs(ROOT, ['studio', 'schemas', ...SHARED_INPUTS], environment),
    identity: () => readOrNull(join(studioOutput(settings), 'index.html')),
    command: ['../node_modules/sanity/bin/sanity', 'build', studioOutput(settings), '--yes'],
    directory: join(ROOT, 'studio'),
    environment,
    logFile: join(logDirectory(settings), 'build-studio.log'),
  }
}

/** True when the inputs changed since the last build, or when its result is missing. */
export function isStale(build: Build): boolean {
  const identity = build.identity()
  return identity === null || readOrNull(build.stamp) !== stampText(build, identity)
}

/** Runs a build. Throws an error with the end of its output when it fails. */
export async function runBuild(build: Build): Promise<void> {
  rmSync(build.stamp, { force: true })
  const child = startChild(build)
  const { code } = await child.ended
  if (code !== 0 || build.identity() === null) throw buildError(build, child.tail().join('\n'))
  recordBuild(build)
}

/** Records that the current result was built from the current inputs. Throws when there is no result. */
export function recordBuild(build: Build): void {
  const identity = build.identity()
  if (identity === null) throw new Error(`${build.title}: there is no result.`)
  mkdirSync(dirname(build.stamp), { recursive: true, mode: 0o700 })
  writeFileSync(build.stamp, stampText(build, identity))
}

const buildError = (build: Build, output: string): Error =>
  isDiskFullMessage(output)
    ? new Error(diskFullMessage(dirname(build.stamp)))
    : new Error(`${build.title} failed:\n\n${output}\n\nThe full output is in ${build.logFile}.`)

const stampText = (build: Build, identity: string): string => `${build.hash}\n${identity}`
