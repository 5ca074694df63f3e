import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const FORWARDED_FOR = 'x-forwarded-for'

/**
 * Returns the address of the client that sent a request. Each trusted proxy appends the address it received the request from, so
 * entries that the client sent itself come before those and are ignored.
 *
 * @param remoteAddress of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 * @param trustedProxies how many proxies the request passes
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedFor?.split(',').map((address) => address.trim()) ?? []
  const hops = [...forwarded, remoteAddress ?? ''].filter(Boolean)
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown'
}

/**
 * Replaces `X-Forwarded-For` of every request with the address of its client before Next reads it. Route handlers see headers, but not
 * the connection.
 */
export function resolveClientAddresses(trustedProxies: number): void {
  onRequestStart(({ headers, socket }) => {
    const forwardedFor = headers[FORWARDED_FOR]
    headers[FORWARDED_FOR] = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
      trustedProxies,
    )
  })
}

/**
 * Removes `X-Forwarded-Proto` of every request before Next reads it. Otherwise Next would send rewrites to itself over HTTPS, and the
 * server has no TLS. The site's public address is `SITE_URL`.
 */
export function ignoreForwardedProtocol(): void {
  onRequestStart(({ headers }) => {
    delete headers['x-forwarded-proto']
  })
}

function onRequestStart(listener: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) =>
    listener((message as { request: IncomingMessage }).request),
  )
}
