import { createHash } from 'node:crypto'

/** The script of Sanity's hosted dashboard, which needs an account and the internet. */
const BRIDGE = /<script[^>]+core\.sanity-cdn\.com\/bridge\.js[^>]*>\s*<\/script>/g
/** The hosted copies of Studio's typeface; Studio brings its own files. */
const HOSTED_FONT = /@font-face\s*\{[^}]*studio-static\.sanity\.io[^}]*\}/g
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Returns Studio's page without scripts and fonts from Sanity's servers. */
export const removeHostedFiles = (html: string): string => html.replace(BRIDGE, '').replace(HOSTED_FONT, '')

/**
 * Returns the Content-Security-Policy of the local Studio: its own files, the lake, and the site in
 * Presentation's frame. The lake serves event streams on `s0.localhost` and so on, and presence over a
 * WebSocket.
 * @param html Its inline scripts are allowed by hash.
 */
export function studioContentSecurityPolicy(html: string, lakeUrl: string, webUrl: string): string {
  const lake = new URL(lakeUrl)
  const subdomains = `${lake.protocol}//*.${lake.host}`
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
    'connect-src': ["'self'", lakeUrl, subdomains, socket, webUrl],
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
