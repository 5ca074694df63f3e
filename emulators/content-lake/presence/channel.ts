/** The presence of one dataset: forwards announcements between its connections, and announces those that disconnect. */

import { randomUUID } from 'node:crypto'
import { isRecord } from '../../shared/json.ts'
import {
  type Call,
  ERROR_CODES,
  errorFrame,
  eventFrame,
  parseCall,
  type PresenceEvent,
  resultFrame,
} from './protocol.ts'

/** A client connection; `send` takes one text frame. */
export interface Connection {
  send(frame: string): void
  /** Returns the user of an `Authorization` header; undefined for an unknown token. */
  identify(authorization: string): string | undefined
  userId: string | undefined
}

/** Returns the result of a method, or `undefined` for invalid params. */
type Method = (connection: Connection, params: Record<string, unknown>) => unknown

const LONGEST_SESSION_ID = 100

export class PresenceChannel {
  readonly #subscriptions = new Map<Connection, Set<string>>()
  readonly #sessions = new Map<Connection, Set<string>>()

  readonly #methods: Record<string, Method> = {
    presence_subscribe: (connection) => {
      const subscription = randomUUID()
      this.#setOf(this.#subscriptions, connection).add(subscription)
      return subscription
    },
    presence_unsubscribe: (connection, { subscriptionId }) =>
      typeof subscriptionId === 'string' &&
      this.#setOf(this.#subscriptions, connection).delete(subscriptionId),
    presence_rollcall: (connection, { session }) => {
      if (!isSessionId(session)) return undefined
      return this.#notify({ type: 'rollCall', i: connection.userId ?? '', session })
    },
    presence_announce: (connection, { data }) => {
      const { sessionId, locations } = isRecord(data) ? data : {}
      if (!isSessionId(sessionId) || !Array.isArray(locations)) return undefined
      this.#setOf(this.#sessions, connection).add(sessionId)
      return this.#notify({ type: 'state', i: connection.userId ?? '', m: { sessionId, locations } })
    },
    presence_disconnect: (connection, { session }) => {
      if (!isSessionId(session)) return undefined
      this.#setOf(this.#sessions, connection).delete(session)
      return this.#notify({ type: 'disconnect', i: connection.userId ?? '', m: { session } })
    },
  }

  /** Answers one text frame. Never throws: a bad frame gets an error frame. */
  receive(connection: Connection, text: string): void {
    const call = parseCall(text)
    connection.send('error' in call ? errorFrame(call.id, call.error) : this.#answer(connection, call))
  }

  /** Removes a closed connection and notifies the others that its sessions are gone. */
  leave(connection: Connection): void {
    this.#subscriptions.delete(connection)
    for (const session of this.#sessions.get(connection) ?? [])
      this.#notify({ type: 'disconnect', i: connection.userId ?? '', m: { session } })
    this.#sessions.delete(connection)
  }

  #answer(connection: Connection, { id, method, params }: Call): string {
    if (method === 'authorization') return this.#authorize(connection, id, params)
    const run = Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined
    if (!run)
      return errorFrame(id, { code: ERROR_CODES.methodNotFound, message: `Method not found: ${method}` })
    if (!connection.userId) return errorFrame(id, { code: ERROR_CODES.unauthorized, message: 'Unauthorized' })
    const result = run(connection, params)
    if (result === undefined)
      return errorFrame(id, { code: ERROR_CODES.invalidParams, message: 'Invalid params' })
    return resultFrame(id, result)
  }

  #authorize(connection: Connection, id: Call['id'], { authorization }: Call['params']): string {
    connection.userId = connection.identify(String(authorization))
    if (connection.userId) return resultFrame(id, true)
    return errorFrame(id, { code: ERROR_CODES.unauthorized, message: 'Unauthorized' })
  }

  /** Sends to every subscriber, including the sender: Studio ignores its own session. */
  #notify(event: PresenceEvent): true {
    for (const [connection, subscriptions] of this.#subscriptions)
      for (const subscription of subscriptions) connection.send(eventFrame(subscription, event))
    return true
  }

  #setOf(sets: Map<Connection, Set<string>>, connection: Connection): Set<string> {
    const known = sets.get(connection) ?? new Set<string>()
    sets.set(connection, known)
    return known
  }
}

function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_SESSION_ID
}
