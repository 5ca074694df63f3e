import { createHash } from 'node:crypto'

/** Escapes a text for HTML and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Returns the headers of a page without scripts, whose only style is `style`.
 *
 * @param sources directives of the content security policy besides those that are always set
 */
export function pageHeaders(style: string, sources: string): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; ${sources}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  }
}
