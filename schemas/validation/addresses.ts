import type { Path } from 'sanity'
import { LOCALES } from '../shared/locales.ts'
import { findSitePath, RESERVED_SEGMENTS, splitLocale } from '../shared/routes.ts'
import { videoAt } from '../shared/video-providers.ts'

/** The result of a check: `true`, or a message that says how to fix the value. */
export type ValidationResult = true | string

/** The result of a check whose message is at a part of the value. */
export type LocatedResult = true | { message: string; path: Path }

/** Returns the path of a URL, as copied from the browser, without the language; undefined for other texts. */
function copiedPath(text: string): string | undefined {
  const url = /^https?:/i.test(text) ? URL.parse(text) : null
  return url ? splitLocale(url.pathname).path : undefined
}

/** Checks a path inside the site that a link leads to, without language: '/', '/contact', '/about/v1'. An empty value passes. */
export function checkPath(path: string | undefined): ValidationResult {
  if (!path) return true
  const copied = copiedPath(path)
  if (copied) return `Leave out the domain and the language: “${copied}”.`
  if (!path.startsWith('/')) return `Start the address with “/”, e.g. “/${path}”.`
  if (/[?#]/.test(path)) return 'Leave out “?” and “#”; enter the page address only.'
  if (path !== '/' && path.endsWith('/'))
    return `Remove the last “/”: “${toLowerCase(path.replace(/\/+$/, ''))}”.`
  if (!/^\/(?:[\p{Letter}\p{Mark}\p{Number}._-]+(?:\/[\p{Letter}\p{Mark}\p{Number}._-]+)*)?$/u.test(path)) {
    return 'Use only letters, digits, hyphens and single “/”, e.g. “/about/team”.'
  }
  const lowerCase = toLowerCase(path)
  const first = lowerCase.split('/')[1] ?? ''
  if (LOCALES.some(({ id }) => id === first)) {
    return `Leave out the language: “${lowerCase.slice(first.length + 1) || '/'}”. The address covers every language.`
  }
  if (path !== lowerCase) return `Use lower case: “${lowerCase}”.`
  if (/\/page\/\d+$/.test(path)) {
    return 'Choose another ending. “/page/” and a number is reserved for list pages.'
  }
  if (RESERVED_SEGMENTS.some((segment) => segment === first)) {
    return `Choose another first word. Addresses starting with “/${first}” are reserved.`
  }
  return true
}

/** Checks the path that a page or a redirect takes: like `checkPath`, and none of the site's own pages. An empty value passes. */
export function checkUnusedPath(path: string | undefined): ValidationResult {
  const used = findSitePath(path)
  return used ? `Choose another address. “${used}” belongs to a page of the site itself.` : checkPath(path)
}

/**
 * Checks the path of a page. All languages share it, so it uses the letters a to z. It has no ending: `.md` shows its Markdown, the site
 * takes others for files. An empty value passes.
 */
export function checkPagePath(path: string | undefined): ValidationResult {
  if (/[^\0-\x7f]/.test(path ?? ''))
    return 'Use only the letters a–z: every language of the page has this address.'
  const ending = /\.[a-z0-9]+$/.exec(path ?? '')?.[0]
  return ending
    ? `Leave out “${ending}”. An address with such an ending is a file, not a page.`
    : checkUnusedPath(path)
}

/** Creates a check for a missing slug. With `rule.required()`, Studio adds a second error for the inner field. */
export const requireSlug =
  (message: string) =>
  (slug: { current?: string } | undefined): ValidationResult =>
    slug?.current ? true : message

/** Checks a slug: the last part of an address. An empty value passes. */
export function checkSlug(slug: string | undefined): ValidationResult {
  if (!slug) return true
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
    ? true
    : 'Use lower-case letters (a–z) and digits with single hyphens, e.g. “summer-2026”.'
}

/** Returns the spelling that the addresses of visitors are compared with. */
const toLowerCase = (address: string): string => address.normalize('NFC').toLowerCase()

/** Checks an address in a language of its own: letters and digits of any script. An empty value passes. */
export function checkSlugInAnyScript(slug: string | undefined): ValidationResult {
  if (!slug) return true
  if (!/^[\p{Letter}\p{Mark}\p{Number}]+(?:-[\p{Letter}\p{Mark}\p{Number}]+)*$/u.test(slug))
    return 'Use letters and digits with single hyphens, without spaces or symbols.'
  const lowerCase = toLowerCase(slug)
  return slug === lowerCase ? true : `Use lower case: “${lowerCase}”.`
}

/** Checks a full web address (http or https). An empty value passes. */
export function checkUrl(url: string | undefined): ValidationResult {
  if (!url) return true
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    return 'Enter the full URL, e.g. “https://example.com/page”.'
  }
  return true
}

/** Checks where a redirect leads: a path of this site, or a full web address. An empty value passes. */
export function checkDestination(destination: string | undefined): ValidationResult {
  if (!destination) return true
  if (!destination.startsWith('/')) {
    return checkUrl(destination) === true
      ? true
      : 'Start with “/” for a page on this site, or “https://” for another site.'
  }
  if (destination.startsWith('//')) return 'Start with a single “/”, or enter the full URL with “https://”.'
  return checkPath(destination.split(/[?#]/)[0])
}

/** Checks the anchor of a block. An empty value passes. */
export function checkAnchor(anchor: string | undefined): ValidationResult {
  if (!anchor) return true
  return /^[a-z][a-z0-9-]*$/.test(anchor)
    ? true
    : 'Start with a lower-case letter, then use letters, digits and hyphens, without “#”, e.g. “services”.'
}

/** Checks the URL of a YouTube or Vimeo video. An empty value passes. */
export function checkVideoUrl(url: string | undefined): ValidationResult {
  if (!url || videoAt(url)) return true
  return 'Paste the URL of one video, e.g. “https://www.youtube.com/watch?v=…” or “https://vimeo.com/…”.'
}
