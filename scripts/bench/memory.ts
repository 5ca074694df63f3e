import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

/**
 * Describes the memory of the process that listens on a port: `412 MB, at most 530 MB`. Only Linux provides
 * it.
 */
export function describeMemory(port: number): string {
  try {
    const status = readFileSync(`/proc/${listener(port)}/status`, 'utf8')
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`
  } catch {
    return 'not known on this system'
  }
}

/** Returns the id of the process that listens on a port. */
function listener(port: number): string {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
      .map((columns) => `socket:[${columns[9]}]`),
  )
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && holds(pid, sockets))
  if (!found) throw new Error(`Nothing listens on port ${port}.`)
  return found
}

/** Whether a process owns one of the sockets. Processes of other users cannot be inspected. */
function holds(pid: string, sockets: readonly string[]): boolean {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).some((file) => sockets.includes(readlinkSync(`${folder}/${file}`)))
  } catch {
    return false
  }
}
