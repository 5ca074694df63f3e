import type { RequestListener } from 'node:http'
import apiSpecification from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { isAllowedHost } from '../shared/allowed-host.ts'
import { openAccountStore } from './account-store.ts'
import { trimSpecification } from './specification.ts'

export interface EmulatorOptions {
  /** Folder of the accounts; created when missing. */
  dataDirectory: string
  /** Must begin with `demo-`: SDKs never call a hosted project for such a name. */
  projectId: string
  /** Receives the emulator's own errors. */
  report?: (error: unknown) => void
}

interface Emulator {
  handle: RequestListener
  /** Releases the data folder. */
  close: () => void
}

/**
 * Opens Firebase's Authentication emulator over a data folder. Changes are on disk before their request is answered.
 *
 * @throws Error with a plain message when the data cannot be used
 */
export async function openEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDirectory, projectId, report = () => {} } = options
  const accounts = openAccountStore(dataDirectory, projectId)
  trimSpecification(apiSpecification.default)
  const answer = await createApp(projectId, undefined, new Map([[projectId, accounts.state]]))

  const handle: RequestListener = (request, response) => {
    if (!isAllowedHost(request.headers.host ?? '')) {
      response.writeHead(421).end('This emulator answers at localhost only.\n')
      return
    }
    const end = response.end.bind(response) as (...values: unknown[]) => typeof response
    response.end = (...values: unknown[]) => {
      try {
        accounts.save()
      } catch (error) {
        // Without an answer the client does not rely on a change that would be lost.
        report(error)
        return response.destroy()
      }
      return end(...values)
    }
    answer(request, response)
  }
  return { handle, close: accounts.close }
}
