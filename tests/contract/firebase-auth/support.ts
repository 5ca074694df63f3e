import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth'

const entry = fileURLToPath(new URL('../../../emulators/firebase-auth/index.js', import.meta.url))
export const PROJECT = 'demo-meridian'

/** An emulator of a test's own, as its own process. */
export interface RunningEmulator {
  host: string
  /** Ends it without warning. */
  kill: () => Promise<void>
}

const processes: ChildProcess[] = []
const apps: FirebaseApp[] = []
const folders: string[] = []

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  folders.push(folder)
  return folder
}

/** Starts the emulator over a data folder, at a port of its own or a given one. */
export async function startEmulator(folder: string, port = 0): Promise<RunningEmulator> {
  const child = spawn(process.execPath, [entry, '--data', folder, '--port', String(port), '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { port: taken } = JSON.parse(line) as { port: number }
  return {
    host: `localhost:${taken}`,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** A browser's SDK, led to the emulator. */
export function browserAuth(host: string): Auth {
  const app = initializeApp({ apiKey: 'emulated', projectId: PROJECT }, `browser-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true })
  return auth
}

/** Chooses the style of errors: a hosted project protects against enumeration unless told otherwise. */
export async function protectAgainstEnumeration(host: string, on: boolean): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  })
  if (!response.ok) throw new Error(`The emulator answered ${response.status}`)
}

export async function disposeAll(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
  for (const child of processes.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
}
