/** The inner parts of firebase-tools that are used here; they carry no types of their own. */
declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  /** A description of an API, as far as it is looked at here. */
  export interface Specification {
    paths: Record<string, { parameters?: { $ref?: string }[] }>
  }
  const module: { default: Specification }
  export default module
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  /** A person's account in the emulator's own shape. */
  export type Account = { localId: string } & Record<string, unknown>

  /** What an account begins with: milliseconds of the first sign-in, and seconds since when tokens count. */
  export type NewAccount = { lastLoginAt?: string; validSince?: string } & Record<string, unknown>

  /** A code that was mailed: for verification, reset or signing in. */
  export type MailedCode = { oobCode: string } & Record<string, unknown>

  /** What the emulator knows of a project. */
  export class AgentProjectState {
    constructor(projectId: string)
    users: Map<string, Account>
    oobs: Map<string, MailedCode>
    enableImprovedEmailPrivacy: boolean
    createUserWithLocalId(localId: string, account: NewAccount): Account | undefined
    overwriteUserWithLocalId(localId: string, account: Account): void
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'
  /** The emulator as an Express application, over the given states. */
  export function createApp(
    projectId: string,
    singleProjectMode: unknown,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>
}
