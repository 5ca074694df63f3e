import { createHash } from 'node:crypto'

/** Sanity's hosted dashboard script; useless without an account, and unreachable without the internet. */
const BRIDGE = /<script[^>]+core\.sanity-cdn\.com\/bridge\.js[^>]*>\s*<\/script>/g
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Studio's page as it is served here: without the script that calls home. */
export const withoutBridge = (html: string): string => html.replace(BRIDGE, '')

/**
 * The Content-Security-Policy of the local Studio: its own files, the lake (whose event streams are spread over
 * `s0.localhost` and so on, and whose presence is a WebSocket) and the site in Presentation's frame.
 * @param html Its inline scripts are allowed by hash.
 */
export function studioPolicy(html: string, lakeUrl: string, webUrl: string): string {
  const lake = new URL(lakeUrl)
  const spread = `${lake.protocol}//*.${lake.host}`
  const socket = `ws://${lake.host}`
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', lakeUrl],
    'media-src': ["'self'", 'blob:', lakeUrl],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", lakeUrl, spread, socket, webUrl],
    'frame-src': ["'self'", webUrl],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
