import { createServer } from 'node:http'
import { listenOnLocalhost } from '../shared/listen.ts'
import { openEmulator } from './emulator.ts'

export interface StartOptions {
  /** Folder of the accounts; created when missing. */
  dataDirectory: string
  /** The port, on this machine only; 0, the default, chooses a free one. */
  port?: number
  /** The project of the accounts, which must begin with `demo-`. */
  projectId: string
  /** Receives the emulator's own errors. */
  report?: (error: unknown) => void
}

/** An identity emulator that accepts requests. */
export interface RunningEmulator {
  url: string
  port: number
  close: () => Promise<void>
}

/** Starts the identity emulator. Rejects with a plain message when the folder or the port cannot be used. */
export async function startIdentity(options: StartOptions): Promise<RunningEmulator> {
  const { dataDirectory, projectId, port: wantedPort = 0, report = () => {} } = options
  const handle = await openEmulator({ dataDirectory, projectId, report })
  const { port, close } = await listenOnLocalhost(() => createServer(handle), wantedPort)
  return { url: `http://localhost:${port}`, port, close }
}
