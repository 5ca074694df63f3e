import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from './language.ts'
import { STYLE } from './style.ts'
import { textsIn } from './texts.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A text safe inside of HTML and of quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

interface PageProperties {
  title: string
  /** HTML. */
  content: string
  language: Language
  /** The page's own address, for links to its other languages; null where there are none. */
  path: string | null
  status?: number
  /** Origins that forms may lead to besides this one, and that pictures come from. */
  formOrigins?: readonly string[]
  pictureOrigins?: readonly string[]
}

/** A whole page without scripts. */
export function page(properties: PageProperties): Response {
  const { title, content, language, path, status = 200, formOrigins = [], pictureOrigins = [] } = properties
  const html = `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${content}
${path === null ? '' : languageLinks(language, path)}
</body>
</html>
`
  const origins = (list: readonly string[]) => [...new Set(list)].map((origin) => ` ${origin}`).join('')
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:${origins(pictureOrigins)}; form-action 'self'${origins(formOrigins)}; base-uri 'none'; frame-ancestors 'none'`,
      // Without any referrer, browsers keep their origin to themselves as well, and the guard asks for it.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

function languageLinks(current: Language, path: string): string {
  const links = LANGUAGES.map(({ code, name }) => {
    const mark = code === current.code ? ' aria-current="true"' : ''
    return `<li><a href="${escapeHtml(path)}?lang=${code}" lang="${code}" hreflang="${code}"${mark}>${name}</a></li>`
  })
  return `<nav class="languages" aria-label="${textsIn(current).language}"><ul>${links.join('')}</ul></nav>`
}

/** The origin of an address; none for what is no address. */
export const originsOf = (addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? (URL.parse(address)?.origin ?? []) : []))

/** A page that only says something, and leads on. */
export function notice(
  language: Language,
  texts: { title: string; text: string; status?: number; path?: string | null },
  link: { href: string; label: string } | null,
): Response {
  const { title, text, status = 200, path = null } = texts
  const further = link
    ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`
    : ''
  const content = `<main class="notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${further}</main>`
  return page({ title, content, language, status, path })
}
