import type { RequestListener } from 'node:http'
import apiSpecification from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { openMemory } from './memory.ts'
import { trim } from './specification.ts'

export interface EmulatorOptions {
  /** Folder of the accounts; made when missing. */
  dataDirectory: string
  /** Its name must begin with `demo-`: the SDKs then never talk to a hosted project. */
  projectId: string
  /** Told of faults that are the emulator's own. */
  report: (error: unknown) => void
}

/** Names under which this machine reaches itself; a page of a stranger's name that resolves here is not served. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Opens Firebase's Authentication emulator over a data folder. Whatever a request changed is on disk before it is answered.
 *
 * @throws Error with a plain message when the data cannot be used
 */
export async function openEmulator(options: EmulatorOptions): Promise<RequestListener> {
  const { dataDirectory, projectId, report } = options
  const memory = openMemory(dataDirectory, projectId)
  trim(apiSpecification.default)
  const answer = await createApp(projectId, undefined, new Map([[projectId, memory.state]]))

  return (request, response) => {
    if (!OWN_HOST.test(request.headers.host ?? '')) {
      response.writeHead(421).end('This emulator answers at localhost only.\n')
      return
    }
    const end = response.end.bind(response) as (...values: unknown[]) => typeof response
    response.end = (...values: unknown[]) => {
      try {
        memory.keep()
      } catch (error) {
        // Nothing is confirmed that would be forgotten.
        report(error)
        return response.destroy()
      }
      return end(...values)
    }
    answer(request, response)
  }
}
