import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../scripts/settings.ts'
import { startChild } from '../../../scripts/start/child.ts'

/** Newer versions name packages that not every registry has. */
const VERSION = '59.23.2'
const NEWEST = '2026-09-20'

/** As `vercel link` and `vercel pull` write it for a project that was imported without any settings. */
const PROJECT = {
  projectId: 'prj_meridian',
  orgId: 'team_meridian',
  settings: { framework: 'nextjs', nodeVersion: '24.x' },
}

/** Installs Vercel's CLI into the user's cache folder unless it is there. Returns the path of its script. */
export function installCli(): string {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  const folder = join(cache, 'meridian', `vercel-${VERSION}`)
  const script = join(folder, 'node_modules/vercel/dist/index.js')
  if (!existsSync(script)) {
    const install = ['install', `vercel@${VERSION}`, `--before=${NEWEST}`, '--prefix', folder]
    execFileSync('npm', [...install, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'pipe' })
  }
  return script
}

/** Copies the working tree, without ignored files, into a folder; packages are hard links. */
export async function copyProject(target: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of new Set(listed.split('\0'))) {
    if (!existsSync(join(ROOT, path)) || path === '') continue
    await mkdir(dirname(join(target, path)), { recursive: true })
    await copyFile(join(ROOT, path), join(target, path))
  }
  await linkFolder(join(ROOT, 'node_modules'), join(target, 'node_modules'))
}

/** Links every file of a folder, or copies it if the target is on another disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

/**
 * Runs `vercel build --prod` in a copy of the project. Returns the folder of the build output.
 *
 * @throws Error with the last lines of the build
 */
export async function buildForVercel(
  cli: string,
  project: string,
  environment: Record<string, string>,
  logFile: string,
): Promise<string> {
  // The packages are installed already.
  const settings = JSON.parse(await readFile(join(project, 'vercel.json'), 'utf8')) as object
  await writeFile(join(project, 'vercel.json'), JSON.stringify({ ...settings, installCommand: '' }))
  await mkdir(join(project, '.vercel'))
  await writeFile(join(project, '.vercel/project.json'), JSON.stringify(PROJECT))
  const child = startChild({
    command: [cli, 'build', '--prod', '--token=x', '--yes'],
    directory: project,
    environment: { ...environment, NODE_ENV: 'production', VERCEL_TELEMETRY_DISABLED: '1' },
    logFile,
  })
  const { code } = await child.ended
  if (code !== 0) throw new Error(`vercel build failed:\n\n${child.tail().join('\n')}`)
  return join(project, '.vercel/output')
}
