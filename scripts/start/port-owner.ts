import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface RunningProgram {
  pid: number
  command: string
}

const LISTENING = '0A'
/** How this product starts its programs; it would only lengthen the message. */
const EXIT_WITH_PARENT = / --import \S+exit-with-parent\.mjs/

/**
 * Returns the program that listens on a TCP port. Reads /proc on Linux and asks `lsof` on other systems. Null when it is unknown, for
 * instance for a program of another user.
 */
export function findPortOwner(port: number): RunningProgram | null {
  try {
    return process.platform === 'linux' ? findOwnerOnLinux(port) : findOwnerByLsof(port)
  } catch {
    return null
  }
}

/** Describes a program in a message: `process 4711: node server.js`. */
export const describeProgram = ({ pid, command }: RunningProgram): string => `process ${pid}: ${command}`

function findOwnerOnLinux(port: number): RunningProgram | null {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  const inodes = rows
    .map((row) => row.trim().split(/\s+/))
    .filter((cells) => cells[1]?.endsWith(suffix) && cells[3] === LISTENING)
    .map((cells) => `socket:[${cells[9] ?? ''}]`)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openSockets(pid).some((socket) => inodes.includes(socket))) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return { pid: Number(pid), command: command.replace(EXIT_WITH_PARENT, '').slice(0, 100) }
    }
  }
  return null
}

/** Returns nothing for processes of other users. */
function openSockets(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((handle) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${handle}`)
      } catch {
        return ''
      }
    })
  } catch {
    return []
  }
}

function findOwnerByLsof(port: number): RunningProgram | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const pid = /^p(\d+)$/m.exec(output)?.[1]
  const command = /^c(.+)$/m.exec(output)?.[1]
  return pid ? { pid: Number(pid), command: command ?? 'unknown' } : null
}
