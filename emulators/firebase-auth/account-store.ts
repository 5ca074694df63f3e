import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js'
import {
  type Account,
  AgentProjectState,
  decodeRefreshToken,
  encodeRefreshToken,
  type MailedCode,
  type NewAccount,
  type RefreshTokenOwner,
} from 'firebase-tools/lib/emulator/auth/state.js'
import { lockDataFolder } from '../shared/database.ts'
import { writePrivateFile } from '../shared/secrets.ts'

/** The content of the file. */
interface StoredAccounts {
  version: 1
  enumerationProtection: boolean
  accounts: Account[]
  codes: MailedCode[]
}

/** Stores a project's accounts and emailed codes in a file of the data folder. */
interface AccountStore {
  state: AgentProjectState
  /** Writes the changes since the last call to disk. Throws when the file cannot be written. */
  save: () => void
  /** Unlocks the accounts for another emulator. */
  close: () => void
}

/** The emulator's accounts with two bugs fixed: sign-up tokens are valid, and revoked refresh tokens are not. */
class Accounts extends AgentProjectState {
  /**
   * The emulator sets the sign-up time, hashes the password, and then sets the start of token validity. When the second
   * changes in between, it would revoke the token it is about to return.
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

  /** The emulator does not date refresh tokens, so it cannot tell which were revoked. */
  override createRefreshTokenFor(
    ...parameters: Parameters<AgentProjectState['createRefreshTokenFor']>
  ): string {
    const record = decodeRefreshToken(super.createRefreshTokenFor(...parameters))
    return encodeRefreshToken({ ...record, issuedAt: Math.floor(Date.now() / 1000) })
  }

  override validateRefreshToken(refreshToken: string): RefreshTokenOwner {
    const owner = super.validateRefreshToken(refreshToken)
    const { issuedAt = 0 } = decodeRefreshToken(refreshToken)
    if (issuedAt < Number(owner.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED')
    return owner
  }
}

/**
 * Opens the accounts of a data folder and locks them: a second emulator would overwrite what the first one stores.
 * Refresh tokens and session cookies are self-contained, so sessions survive a restart.
 *
 * @throws Error with a plain message when the accounts are in use or cannot be read
 */
export function openAccountStore(directory: string, projectId: string): AccountStore {
  const unlock = lockDataFolder({ directory, name: projectId, emulator: 'identity emulator' })
  try {
    return { ...readAccounts(directory, projectId), close: unlock }
  } catch (error) {
    unlock()
    throw error
  }
}

function readAccounts(directory: string, projectId: string): Omit<AccountStore, 'close'> {
  const path = join(directory, `${projectId}.json`)
  const state = new Accounts(projectId)
  let written = readText(path)
  if (written !== undefined) restore(state, parse(written, path))
  return {
    state,
    save: () => {
      const text = JSON.stringify(snapshot(state))
      if (text === written) return
      writePrivateFile(path, text)
      written = text
    },
  }
}

function snapshot(state: AgentProjectState): StoredAccounts {
  return {
    version: 1,
    enumerationProtection: state.enableImprovedEmailPrivacy,
    accounts: [...state.users.values()],
    codes: [...state.oobs.values()],
  }
}

function restore(state: AgentProjectState, { accounts, codes, enumerationProtection }: StoredAccounts): void {
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

function parse(text: string, path: string): StoredAccounts {
  try {
    const stored = JSON.parse(text) as StoredAccounts
    if (stored.version === 1) return stored
  } catch {
    // Reported below, like a file of another version.
  }
  throw new Error(`${path} does not hold accounts of this emulator: move it away to begin anew`)
}
