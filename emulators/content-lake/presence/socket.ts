/** The WebSocket `/v…/socket/:dataset`: connections, their heartbeat, and the presence per dataset. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { requestUrl } from '../../shared/http-server.ts'
import { findPrincipal } from '../access/principals.ts'
import { ApiError } from '../errors.ts'
import { answersAt } from '../http/hosts.ts'
import { resolveProjectId } from '../http/project.ts'
import { findDataset } from '../storage/datasets.ts'
import type { Lake } from '../types.ts'
import { type Connection, PresenceChannel } from './channel.ts'
import { HEARTBEAT } from './protocol.ts'

const HEARTBEAT_MS = 10_000
const LARGEST_FRAME = 64 * 1024
/** The buffer limit of a slow client before it is disconnected; it reconnects and requests a roll call. */
const LARGEST_BACKLOG = 1024 * 1024

/** Clients of all addresses of a lake share its presence. */
const channelsOf = new WeakMap<Lake, Map<string, PresenceChannel>>()

/** Serves presence on the server's upgrades until `close`, which ends every connection. */
export function attachPresence(server: Server, lake: Lake): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME })
  const channels = channelsOf.get(lake) ?? new Map<string, PresenceChannel>()
  channelsOf.set(lake, channels)

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const place = resolveChannel(request, lake)
    if (typeof place === 'number') {
      socket.end(`HTTP/1.1 ${place} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const channel = channels.get(place) ?? new PresenceChannel()
      channels.set(place, channel)
      joinChannel(webSocket, channel, lake)
    })
  }
  const heartbeat = setInterval(() => sendHeartbeats(sockets.clients), HEARTBEAT_MS)
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

/** Returns the key of the dataset, or the status that rejects the connection. */
function resolveChannel(incoming: IncomingMessage, lake: Lake): string | number {
  const url = requestUrl(incoming)
  const dataset = /^\/v[^/]+\/socket\/([a-z0-9_-]+)$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !dataset) return 404
  if (!answersAt(incoming.headers.host ?? '', lake)) return 421
  const { origin } = incoming.headers
  // Browsers let any page open a socket, so the allow-list is enforced here.
  if (origin && !lake.allowedOrigins.allowsCredentials(origin)) return 403
  try {
    const named = incoming.headers['x-sanity-project-id']
    const headers = new Headers(named ? { 'x-sanity-project-id': String(named) } : {})
    const projectId = resolveProjectId({ headers }, url, { dataset }, lake)
    return findDataset(lake.database, projectId, dataset) ? `${projectId}/${dataset}` : 404
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

const alive = new WeakSet<WebSocket>()

function joinChannel(socket: WebSocket, channel: PresenceChannel, lake: Lake): void {
  const connection: Connection = {
    userId: undefined,
    identify: (authorization) => findPrincipal(authorization, lake)?.userId,
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
    if (text !== HEARTBEAT) channel.receive(connection, text)
  })
  // `ws` closes the socket after a protocol error; without a listener the process would end.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => channel.leave(connection))
  socket.send(HEARTBEAT)
}

/** Sends a heartbeat to clients that answered the last one, and ends the others. */
function sendHeartbeats(clients: Set<WebSocket>): void {
  for (const socket of clients) {
    if (!alive.delete(socket)) {
      socket.terminate()
      continue
    }
    socket.ping()
    socket.send(HEARTBEAT)
  }
}
