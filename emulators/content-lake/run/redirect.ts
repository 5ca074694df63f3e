/**
 * Preloaded into a program (`node --import`): connections to Sanity's hosts go to the lake at `CONTENT_LAKE_URL`. Every client of Node (its
 * `fetch`, `https`, undici, WebSockets) opens them by `tls.connect`, so neither the program nor its packages need a change. The `Host`
 * header stays, by which the lake knows the project.
 */

import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'

/** Hosts that a program must not reach while it runs on a lake. */
const HOSTED = /(?:^|\.)(?:sanity\.io|sanity\.work|sanity-cdn\.com)$/

const lake = new URL(process.env['CONTENT_LAKE_URL'] ?? 'http://localhost:4000')
const connect = tls.connect

interface Target {
  host?: string | undefined
  servername?: string | undefined
  socket?: { destroy(): void } | undefined
}

/** `tls.connect(options)`, `(port, options)` or `(port, host, options)`, each with an optional callback. */
function redirect(...parameters: unknown[]): tls.TLSSocket {
  const [host] = parameters.filter((one) => typeof one === 'string')
  const options = Object.assign({}, ...parameters.filter((one) => typeof one === 'object')) as Target
  const name = options.servername || options.host || host || ''
  if (!HOSTED.test(name)) return (connect as (...more: unknown[]) => tls.TLSSocket)(...parameters)
  const onConnect = parameters.find((one) => typeof one === 'function') as (() => void) | undefined
  // A tunnel through a proxy is not needed.
  options.socket?.destroy()
  return openPlainSocket(onConnect)
}

/** Opens a connection without TLS that looks like one with it. */
function openPlainSocket(onConnect: (() => void) | undefined): tls.TLSSocket {
  const socket = net.connect({ host: lake.hostname, port: Number(lake.port || 80) })
  const secure = Object.assign(socket, {
    encrypted: true,
    authorized: true,
    alpnProtocol: false,
    getPeerCertificate: () => ({}),
    getSession: () => undefined,
    isSessionReused: () => false,
  }) as unknown as tls.TLSSocket
  if (onConnect) secure.once('secureConnect', onConnect)
  socket.once('connect', () => secure.emit('secureConnect'))
  return secure
}

tls.connect = redirect
syncBuiltinESMExports()
