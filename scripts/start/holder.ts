import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Says which program listens on a TCP port: "node (process 4711)". Linux is read from /proc; elsewhere `lsof` is
 * asked. Null when it cannot be told, for instance when the program is another user's.
 */
export function holderOfPort(port: number): string | null {
  try {
    return process.platform === 'linux' ? holderOnLinux(port) : holderByLsof(port)
  } catch {
    return null
  }
}

const LISTENING = '0A'
/** How this product's own programs are started; of no help in a message. */
const TETHER = / --import \S+tether\.mjs/

function holderOnLinux(port: number): string | null {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  const inodes = rows
    .map((row) => row.trim().split(/\s+/))
    .filter((cells) => cells[1]?.endsWith(suffix) && cells[3] === LISTENING)
    .map((cells) => `socket:[${cells[9] ?? ''}]`)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openSockets(pid).some((socket) => inodes.includes(socket))) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return `process ${pid}: ${command.replace(TETHER, '').slice(0, 100)}`
    }
  }
  return null
}

/** Empty for processes that belong to somebody else. */
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

function holderByLsof(port: number): string | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const pid = /^p(\d+)$/m.exec(output)?.[1]
  const name = /^c(.+)$/m.exec(output)?.[1]
  return pid ? `process ${pid}: ${name ?? 'unknown'}` : null
}
