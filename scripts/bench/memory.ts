import { readFileSync } from 'node:fs'
import { findPortOwner } from '../start/port-owner.ts'

/**
 * Describes the memory of the process that listens on a port: `412 MB, at most 530 MB`. Only Linux provides
 * it.
 */
export function describeMemory(port: number): string {
  try {
    const status = readFileSync(`/proc/${findPortOwner(port)?.pid}/status`, 'utf8')
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`
  } catch {
    return 'not known on this system'
  }
}
