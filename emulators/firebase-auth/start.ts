import { createServer } from 'node:http'
import { listenOnLocalhost } from '../shared/listen.ts'
import { type EmulatorOptions, openEmulator } from './emulator.ts'

export interface StartOptions extends EmulatorOptions {
  /** The port, on this machine only; 0, the default, chooses a free one. */
  port?: number
}

/** An identity emulator that accepts requests. */
export interface RunningEmulator {
  url: string
  port: number
  close: () => Promise<void>
}

/** Starts the identity emulator. Rejects with a plain message when the folder or the port cannot be used. */
export async function startIdentity({
  port: wantedPort = 0,
  ...options
}: StartOptions): Promise<RunningEmulator> {
  const emulator = await openEmulator(options)
  const listening = await listenOnLocalhost(() => createServer(emulator.handle), wantedPort).catch(
    (error: unknown) => {
      emulator.close()
      throw error
    },
  )
  const { port } = listening
  const close = async () => {
    await listening.close()
    emulator.close()
  }
  return { url: `http://localhost:${port}`, port, close }
}
