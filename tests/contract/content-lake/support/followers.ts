import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import type { ServerSentEvent } from '../../../../emulators/content-lake/http/event-stream.ts'
import { parsePosition } from '../../../../emulators/content-lake/listen/position.ts'
import { readEvents } from '../../../../emulators/content-lake/testing/event-reader.ts'

/** How long a follower may take to receive what was written before. */
const LONGEST_MS = 10_000

/** Resolves with whether a condition became true in time. */
export async function becomes(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + LONGEST_MS
  while (!condition() && performance.now() < end) await wait(1)
  return condition()
}

/** A reader of an event stream that survives the lake: each connection resumes after the last event of the former. */
export interface Follower {
  /** Connects to a lake; resolves with the first event. */
  connect(client: SanityClient): Promise<void>
  /** Closes the connection; the next one resumes. */
  disconnect(): Promise<void>
  /** Returns the number of the last commit of which all events arrived. */
  sequence(): number
  /** Returns what it missed or received twice since the last call. */
  takeErrors(): string[]
}

/** Receives a stream, event by event. */
interface Receiver {
  path: string
  receive: (event: ServerSentEvent, client: SanityClient) => Promise<void> | void
  errors: string[]
}

function follow({ path, receive, errors }: Receiver): Follower {
  let lastEventId: string | undefined
  let reached = 0
  let reading: { stop: AbortController; ended: Promise<void> } | undefined

  async function read(client: SanityClient, stop: AbortController, onFirst: () => void): Promise<void> {
    const headers = {
      authorization: `Bearer ${client.config().token ?? ''}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    }
    const events = readEvents(await fetch(client.getUrl(path), { headers, signal: stop.signal }))
    for (;;) {
      const event = await events.next()
      if (!event) return
      await receive(event, client)
      lastEventId = event.id ?? lastEventId
      const position = parsePosition(lastEventId ?? null)
      // The last event of a commit is numbered 0.
      if (position?.events === 0) reached = position.sequence
      onFirst()
    }
  }

  async function disconnect(): Promise<void> {
    reading?.stop.abort()
    await reading?.ended
    reading = undefined
  }

  return {
    async connect(client) {
      await disconnect()
      const stop = new AbortController()
      const { promise, resolve } = Promise.withResolvers<void>()
      // A killed lake ends the stream with an error.
      const ended = read(client, stop, resolve).catch(() => undefined)
      reading = { stop, ended }
      await Promise.race([promise, ended])
    },
    disconnect,
    sequence: () => reached,
    takeErrors: () => errors.splice(0),
  }
}

/** A follower of `/data/listen` that holds the number of every document, as Studio holds documents. */
export interface DocumentFollower extends Follower {
  /** Returns the number of a document by the events, 0 when there was none. */
  numberOf(id: string): number
}

/**
 * Follows the documents that `idsToReload` names when the lake asks for a reset. Every other number has to come by an event, exactly once
 * and in order.
 */
export function followDocuments(idsToReload: () => string[]): DocumentFollower {
  const numbers = new Map<string, number>()
  const errors: string[] = []
  let lake: SanityClient | undefined
  const query = encodeURIComponent('*[_type == "pair"]')
  const follower = follow({
    errors,
    path: `/data/listen/production?query=${query}&includeResult=true&enableResume=true`,
    async receive({ event, data }, client) {
      const isRestarted = lake !== client
      lake = client
      if (event === 'reset') {
        // A lake that did not restart still knows what it sent.
        if (!isRestarted) errors.push('listen: a reset without a restart')
        return reload(client)
      }
      if (event !== 'mutation') return
      const { documentId, result } = data as { documentId: string; result: { n: number } }
      const known = numbers.get(documentId) ?? 0
      if (result.n > known + 1) errors.push(`listen: ${documentId} went from ${known} to ${result.n}`)
      // A reload may be newer than the events that follow it.
      numbers.set(documentId, Math.max(known, result.n))
    },
  })
  async function reload(client: SanityClient): Promise<void> {
    for (const document of await client.getDocuments<{ n: number }>(idsToReload()))
      if (document) numbers.set(document._id, document.n)
  }
  return { ...follower, numberOf: (id) => numbers.get(id) ?? 0 }
}

/** Follows `/data/live/events`, which replays missed events after a restart: every commit has to come once and in order. */
export function followLive(): Follower {
  const errors: string[] = []
  let last: number | undefined
  return follow({
    errors,
    path: '/data/live/events/production',
    receive({ event, id = '' }) {
      const sequence = parsePosition(id)?.sequence
      if (event === 'restart') errors.push('live: a restart')
      if (event === 'message' && last !== undefined && sequence !== last + 1)
        errors.push(`live: ${sequence} followed ${last}`)
      last = sequence ?? last
    },
  })
}
