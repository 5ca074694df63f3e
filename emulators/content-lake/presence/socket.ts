/** The WebSocket `/v…/socket/:dataset`: connections, their heart-beat, and the rooms they meet in. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { WebSocket, WebSocketServer } from 'ws'

import { ApiError } from '../errors.ts'
import { resolveProjectId } from '../http/project.ts'
import { findDataset } from '../storage/datasets.ts'
import { principalForToken } from '../storage/tokens.ts'
import type { Lake } from '../types.ts'
import { HEARTBEAT } from './protocol.ts'
import { PresenceRoom, type Connection } from './room.ts'

const HEARTBEAT_MS = 10_000
const LARGEST_FRAME = 64 * 1024
/** Bytes a slow reader may leave unread before it is cut off; it reconnects and asks for a roll call. */
const LARGEST_BACKLOG = 1024 * 1024

/** A lake may listen at several addresses: whoever comes in by one meets those of the others. */
const roomsOf = new WeakMap<Lake, Map<string, PresenceRoom>>()

/** Serves presence on the server's upgrades until `close`, which ends every connection. */
export function attachPresence(server: Server, lake: Lake): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME })
  const rooms = roomsOf.get(lake) ?? new Map<string, PresenceRoom>()
  roomsOf.set(lake, rooms)

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const place = placeOf(request, lake)
    if (typeof place === 'number') {
      socket.end(`HTTP/1.1 ${place} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const room = rooms.get(place) ?? new PresenceRoom()
      rooms.set(place, room)
      join(webSocket, room, lake)
    })
  }
  const heartbeat = setInterval(() => beat(sockets.clients), HEARTBEAT_MS)
  server.on('upgrade', upgrade)
  return {
    close() {
      clearInterval(heartbeat)
      server.off('upgrade', upgrade)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

/** The room's key, or the status that refuses the connection. */
function placeOf(incoming: IncomingMessage, lake: Lake): string | number {
  const url = URL.parse(incoming.url ?? '', `http://${incoming.headers.host ?? 'localhost'}`)
  const dataset = /^\/v[^/]+\/socket\/([a-z0-9_-]+)$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !dataset) return 404
  const { origin } = incoming.headers
  // Browsers let any page open a socket: the allow-list is ours to hold.
  if (origin && !lake.allowedOrigins.allowsCredentials(origin)) return 403
  try {
    const projectId = resolveProjectId(asRequest(incoming, url), url, { dataset }, lake)
    return findDataset(lake.database, projectId, dataset) ? `${projectId}/${dataset}` : 404
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

function asRequest(incoming: IncomingMessage, url: URL): Request {
  const projectId = incoming.headers['x-sanity-project-id']
  return new Request(url, { headers: projectId ? { 'x-sanity-project-id': String(projectId) } : {} })
}

const alive = new WeakSet<WebSocket>()

function join(socket: WebSocket, room: PresenceRoom, lake: Lake): void {
  const connection: Connection = {
    userId: undefined,
    identify: (token) => principalForToken(lake.database, token)?.userId,
    send(frame) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate()
      else socket.send(frame)
    },
  }
  alive.add(socket)
  socket.on('pong', () => alive.add(socket))
  socket.on('message', (data, isBinary) => {
    alive.add(socket)
    const text = isBinary ? '' : (data as Buffer).toString('utf8')
    if (text !== HEARTBEAT) room.receive(connection, text)
  })
  // `ws` closes the socket itself after a protocol error; without a listener the process would end.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => room.leave(connection))
  socket.send(HEARTBEAT)
}

/** Beats to those that answered since the last time, and ends the others. */
function beat(clients: Set<WebSocket>): void {
  for (const socket of clients) {
    if (!alive.delete(socket)) {
      socket.terminate()
      continue
    }
    socket.ping()
    socket.send(HEARTBEAT)
  }
}
