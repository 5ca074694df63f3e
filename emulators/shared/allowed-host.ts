import { isIP } from 'node:net'

/** Addresses that stand for every address of the machine. */
const WILDCARDS = ['0.0.0.0', '::']

/**
 * Returns whether a `Host` header names this machine. A web page may point its own domain at this machine (DNS rebinding),
 * so an emulator must not answer to names it does not know.
 *
 * @param header the header, with or without a port
 * @param allowed further host names and addresses; `0.0.0.0` or `::` allows every IP address, which no domain can pose as
 */
export function isAllowedHost(header: string, allowed: readonly string[] = []): boolean {
  const name = hostNameOf(header)
  if (name === undefined) return false
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  const address = name.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (address === '::1' || (version === 4 && address.startsWith('127.'))) return true
  if (version > 0 && allowed.some((one) => WILDCARDS.includes(one))) return true
  return allowed.some((one) => hostNameOf(version === 6 && !one.startsWith('[') ? `[${one}]` : one) === name)
}

/**
 * Returns whether another website sent a request to a page without a password: it must not read pages by DNS rebinding,
 * nor send forms.
 */
export function isForeign(request: Request, url: URL): boolean {
  if (!isAllowedHost(url.host)) return true
  if (request.method !== 'POST') return false
  const origin = request.headers.get('origin') ?? url.origin
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  return origin !== url.origin || site !== 'same-origin'
}

/** The host name of a header in its canonical form; undefined when the header is not a host with an optional port. */
function hostNameOf(header: string): string | undefined {
  if (/[\s/?#@\\]/.test(header)) return undefined
  return URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '') || undefined
}
