import { createPage, escapeHtml } from '../../shared/html.ts'
import type { StripeError } from '../errors.ts'
import type { PageRequest } from '../http/pages.ts'
import { chooseLanguage, type Language, LANGUAGES } from './language.ts'
import { STYLE } from './style.ts'
import { getTexts } from './texts.ts'

interface PageProperties {
  title: string
  /** HTML. */
  content: string
  language: Language
  /** The path of the page, for links to its other languages; null when there are none. */
  path: string | null
  status?: number
  /** Further origins that forms may redirect to and images come from. */
  formOrigins?: readonly string[]
  pictureOrigins?: readonly string[]
}

/** Creates a page in one of the languages. */
export function page(properties: PageProperties): Response {
  const { title, content, language, path, status = 200, formOrigins = [], pictureOrigins = [] } = properties
  return createPage({
    title,
    language,
    status,
    style: STYLE,
    content: `${content}\n${path === null ? '' : languageLinks(language, path)}`,
    sources: { 'form-action': ["'self'", ...formOrigins], 'img-src': ['data:', ...pictureOrigins] },
  })
}

function languageLinks(current: Language, path: string): string {
  const links = LANGUAGES.map(({ code, name }) => {
    const mark = code === current.code ? ' aria-current="true"' : ''
    return `<li><a href="${escapeHtml(path)}?lang=${code}" lang="${code}" hreflang="${code}"${mark}>${name}</a></li>`
  })
  return `<nav class="languages" aria-label="${getTexts(current).language}"><ul>${links.join('')}</ul></nav>`
}

/** Returns the origins of the valid addresses. */
export const getOrigins = (addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? (URL.parse(address)?.origin ?? []) : []))

/** Creates a page with a message and an optional link. */
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

/** Creates the page for an unknown session or payment. */
export function missingPage({ request, url }: Pick<PageRequest, 'request' | 'url'>): Response {
  const language = chooseLanguage(request, url, null)
  const { missingTitle, missing: text } = getTexts(language)
  return notice(language, { title: missingTitle, text, status: 404 }, null)
}

/** Creates the page for an error. */
export function errorPage(error: StripeError): Response {
  const title = error.status === 404 ? 'Nothing here' : 'This did not work'
  return notice(LANGUAGES[0], { title, text: error.message, status: error.status }, null)
}
