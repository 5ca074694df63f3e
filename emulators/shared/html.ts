import { hash } from 'node:crypto'

interface Page {
  title: string
  /** The body, as HTML. */
  content: string
  style: string
  /** Further HTML of the head. */
  head?: string
  /** What the content security policy allows besides own forms and the style. */
  sources?: Record<string, readonly string[]>
  language?: { code: string; direction: string }
  status?: number
}

/** Escapes a text for HTML and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Creates a page without scripts. */
export function createPage(page: Page): Response {
  const { title, content, style, head = '', status = 200 } = page
  const { code, direction } = page.language ?? { code: 'en', direction: 'ltr' }
  const html = `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${head}
</head>
<body>
${content}
</body>
</html>
`
  const policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ['data:'],
    'style-src': [`'sha256-${hash('sha256', style, 'base64')}'`],
    ...page.sources,
  }
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...new Set(sources)].join(' '))
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': directives.join('; '),
      // Without a referrer, browsers also omit the origin of a form, which `isForeign` compares.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
