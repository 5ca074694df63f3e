import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { type EmulatorProcess, startEmulator as startProcess } from '../../../scripts/emulator-process.ts'

export const PROJECT = 'demo-meridian'

/** An emulator as its own process. */
interface RunningEmulator {
  host: string
  /** Kills it. */
  kill: () => Promise<void>
}

const emulators: EmulatorProcess[] = []
const apps: FirebaseApp[] = []
const folders: string[] = []

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  folders.push(folder)
  return folder
}

/** Starts the emulator on a data folder, on a free or a given port. */
export async function startEmulator(folder: string, port = 0): Promise<RunningEmulator> {
  const flags = ['--port', String(port), '--project', PROJECT]
  const emulator = await startProcess('firebase-auth', folder, flags)
  emulators.push(emulator)
  return { host: `localhost:${emulator.announced.port}`, kill: emulator.kill }
}

/** Creates a browser SDK that uses the emulator. */
export function browserAuth(host: string): Auth {
  const app = initializeApp({ apiKey: 'emulated', projectId: PROJECT }, `browser-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true })
  return auth
}

/** Switches enumeration protection, which is on by default in hosted projects. */
export const protectAgainstEnumeration = (host: string, on: boolean): Promise<void> =>
  configure(host, 'PATCH', 'config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } })

/** Deletes all accounts with their sessions and emailed codes. */
export const deleteAccounts = (host: string): Promise<void> => configure(host, 'DELETE', 'accounts')

/** Calls the emulator's own API. Throws if it is refused. */
async function configure(host: string, method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The emulator responded with ${response.status}`)
}

export async function disposeAll(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
  await Promise.all(emulators.splice(0).map((emulator) => emulator.kill()))
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
}
