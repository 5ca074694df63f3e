import { isRecord, nestsDeeper } from '../../shared/json.ts'

/** The frames of the presence socket: JSON-RPC 2.0 as `@sanity/bifur-client` speaks it, and a heart as heartbeat. */

export const HEARTBEAT = '♥'

/** Error codes that the client knows. */
export const ERROR_CODES = {
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  parseError: -32700,
} as const

export interface Call {
  id: string | number
  method: string
  params: Record<string, unknown>
}

interface CallError {
  code: number
  message: string
}

/** The location of one session, as Studio announces it; the lake forwards it unread. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }

/** Deeper than any location nests, and safe for recursion. */
const MAXIMUM_DEPTH = 100

/** Parses a frame; the error explains why it is not a call, with the call's id if any. */
export function parseCall(text: string): Call | { id: string | number | null; error: CallError } {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return { id: null, error: { code: ERROR_CODES.parseError, message: 'Parse error' } }
  }
  const { jsonrpc, id, method, params = {} } = (frame ?? {}) as Record<string, unknown>
  const knownId = typeof id === 'string' || typeof id === 'number' ? id : null
  if (jsonrpc !== '2.0' || knownId === null || typeof method !== 'string' || !isRecord(params))
    return invalidRequest(knownId)
  if (nestsDeeper(params, MAXIMUM_DEPTH)) return invalidRequest(knownId)
  return { id: knownId, method, params }
}

const invalidRequest = (id: string | number | null) => ({
  id,
  error: { code: ERROR_CODES.invalidRequest, message: 'Invalid request' },
})

export function resultFrame(id: string | number, result: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result })
}

export function errorFrame(id: string | number | null, error: CallError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error })
}

export function eventFrame(subscription: string, result: PresenceEvent): string {
  return JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })
}
