import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of a program whose Debian package has the same name; root installs it if missing. Returns null for
 * none.
 */
export function findProgram(name: string): string | null {
  const present = locate(name)
  if (present || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' as const }
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  } catch {
    // Offline, or not Debian: the tests that need it are skipped.
  }
  return locate(name)
}

const locate = (name: string): string | null =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null
