import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { startLakeProcess } from '../../lake-process.ts'
import { dataset, projectId } from './dataset.ts'

/** A lake in its own process, and what is measured of it. */
export interface RunningLake {
  port: number
  /** Milliseconds from its start to its first response. */
  started: number
  query: (query: string, params: Record<string, unknown>) => Promise<LakeResponse>
  mutate: (mutations: unknown[]) => Promise<LakeResponse>
  exportDataset: () => Promise<LakeResponse>
  deleteDataset: () => Promise<LakeResponse>
  /** Opens a listener and calls `on` with each chunk of its stream. Resolves with the welcome event. */
  listen: (filter: string, on: (text: string) => void) => Promise<void>
  stop: () => Promise<void>
}

/** A response and its duration in milliseconds. */
export interface LakeResponse {
  status: number
  bytes: number
  took: number
}

const API = '/v2025-10-01/data'

/** Starts a lake on a data folder and a free port. */
export async function startLake(data: string): Promise<RunningLake> {
  const begun = performance.now()
  const { child, port, tokens } = await startLakeProcess(data)
  process.once('exit', () => child.kill('SIGKILL'))
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const authorization = `Bearer ${tokens.administrator}`

  const send = (method: string, path: string, body?: unknown): Promise<LakeResponse> =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      const headers = { authorization, 'content-type': 'application/json' }
      const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes, took: performance.now() - from }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body === undefined ? undefined : JSON.stringify(body))
    })

  const query = (text: string, params: Record<string, unknown>) =>
    send('POST', `${API}/query/${dataset}?returnQuery=false`, {
      query: text,
      params,
      perspective: 'published',
    })

  const listen = (filter: string, on: (text: string) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const path = `${API}/listen/${dataset}?query=${encodeURIComponent(filter)}&includeResult=true`
      const headers = { authorization, accept: 'text/event-stream' }
      const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        response.setEncoding('utf8')
        response.once('data', () => resolve())
        response.on('data', on)
        response.on('error', () => {})
      })
      outgoing.on('error', reject)
      outgoing.end()
    })

  const first = await query('*[_id == "none"][0]', {})
  if (first.status !== 200) throw new Error(`The lake responds with ${first.status}.`)
  return {
    port,
    started: performance.now() - begun,
    query,
    mutate: (mutations) => send('POST', `${API}/mutate/${dataset}`, { mutations }),
    exportDataset: () => send('GET', `${API}/export/${dataset}`),
    deleteDataset: () => send('DELETE', `/v1/projects/${projectId}/datasets/${dataset}`),
    listen,
    async stop() {
      agent.destroy()
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}
