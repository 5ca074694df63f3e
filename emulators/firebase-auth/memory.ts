import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AgentProjectState,
  type Account,
  type MailedCode,
  type NewAccount,
} from 'firebase-tools/lib/emulator/auth/state.js'

/** What the file holds. */
interface Kept {
  version: 1
  enumerationProtection: boolean
  accounts: Account[]
  codes: MailedCode[]
}

/** Keeps a project's accounts and mailed codes in a file of a data folder. */
export interface Memory {
  state: AgentProjectState
  /** Writes what has changed since the last time; returns when it is on disk. Throws where it cannot be written. */
  keep: () => void
}

/** The emulator's accounts, but for one slip. */
class Accounts extends AgentProjectState {
  /**
   * The emulator notes when somebody signed up, makes their password's hash, and only then since when their tokens count: where a
   * second turns in between, it would revoke the token that it is about to answer.
   */
  override createUserWithLocalId(localId: string, account: NewAccount): Account | undefined {
    const { lastLoginAt, validSince } = account
    if (lastLoginAt === undefined || validSince === undefined)
      return super.createUserWithLocalId(localId, account)
    const signedUp = Math.floor(Number(lastLoginAt) / 1000)
    return super.createUserWithLocalId(localId, {
      ...account,
      validSince: String(Math.min(Number(validSince), signedUp)),
    })
  }
}

/**
 * Opens the memory of a data folder. Refresh tokens and session cookies carry all they need in themselves, so with the accounts (and the
 * times up to which their tokens were revoked) every session goes on.
 *
 * @throws Error with a plain message when the file is there and cannot be read
 */
export function openMemory(directory: string, projectId: string): Memory {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, `${projectId}.json`)
  const state = new Accounts(projectId)
  let written = readText(path)
  if (written !== undefined) restore(state, parse(written, path))
  return {
    state,
    keep: () => {
      const text = JSON.stringify(snapshot(state))
      if (text === written) return
      replaceFile(path, text)
      written = text
    },
  }
}

function snapshot(state: AgentProjectState): Kept {
  return {
    version: 1,
    enumerationProtection: state.enableImprovedEmailPrivacy,
    accounts: [...state.users.values()],
    codes: [...state.oobs.values()],
  }
}

function restore(state: AgentProjectState, { accounts, codes, enumerationProtection }: Kept): void {
  state.enableImprovedEmailPrivacy = enumerationProtection
  for (const account of accounts) state.overwriteUserWithLocalId(account.localId, account)
  for (const code of codes) state.oobs.set(code.oobCode, code)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string, path: string): Kept {
  try {
    const kept = JSON.parse(text) as Kept
    if (kept.version === 1) return kept
  } catch {
    // Said below, as for a file of another version.
  }
  throw new Error(`${path} does not hold accounts of this emulator: move it away to begin anew`)
}

/** A file is there whole, before or after: it is written beside, flushed, and put in place. */
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.new`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
}
