import { readRegisterPath } from '#web/env.ts'
import { openReadRegister, type ReadRegister } from './read-register.ts'

let opened: ReadRegister | null | undefined

/** The register of this build's reads; null on hosts whose disk cannot be written, where tags alone expire pages. */
export function readRegister(): ReadRegister | null {
  if (opened !== undefined) return opened
  try {
    opened = openReadRegister(readRegisterPath())
  } catch {
    opened = null
  }
  return opened
}
