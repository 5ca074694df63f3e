/** Types of the internal modules of firebase-tools that are used here; the package has none. */
declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  /** The used part of an API description. */
  export interface Specification {
    paths: Record<string, { parameters?: { $ref?: string }[] }>
  }
  const module: { default: Specification }
  export default module
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  /** An account in the emulator's own format. */
  export type Account = { localId: string } & Record<string, unknown>

  /** What a new account starts with: first sign-in in milliseconds, start of token validity in seconds. */
  export type NewAccount = { lastLoginAt?: string; validSince?: string } & Record<string, unknown>

  /** A code that was emailed to verify an address, reset a password or sign in. */
  export type MailedCode = { oobCode: string } & Record<string, unknown>

  /** The content of a refresh token; `issuedAt` is in seconds. */
  export type RefreshToken = { issuedAt?: number } & Record<string, unknown>

  /** The owner of a refresh token. */
  export type RefreshTokenOwner = { user: Account & { validSince?: string } } & Record<string, unknown>

  export function encodeRefreshToken(record: RefreshToken): string
  export function decodeRefreshToken(token: string): RefreshToken

  /** The emulator's state of a project. */
  export class AgentProjectState {
    constructor(projectId: string)
    users: Map<string, Account>
    oobs: Map<string, MailedCode>
    enableImprovedEmailPrivacy: boolean
    createUserWithLocalId(localId: string, account: NewAccount): Account | undefined
    overwriteUserWithLocalId(localId: string, account: Account): void
    createRefreshTokenFor(account: Account, provider: string, options?: object): string
    validateRefreshToken(token: string): RefreshTokenOwner
  }
}

declare module 'firebase-tools/lib/emulator/auth/errors.js' {
  /** Answered with status 400 and this message. */
  export class BadRequestError extends Error {}
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'
  /** Creates the emulator as an Express application over the given states. */
  export function createApp(
    projectId: string,
    singleProjectMode: unknown,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>
}
