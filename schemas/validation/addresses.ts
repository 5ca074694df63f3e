import { LOCALES } from '../shared/locales.ts'
import { RESERVED_SEGMENTS } from '../shared/routes.ts'

/** What a plain validation function answers: `true`, or a message that says how to mend the value. */
export type PlainVerdict = true | string

/** Checks a path inside the site, without language: '/', '/contact', '/about/v1'. An empty value passes. */
export function checkPath(path: string | undefined): PlainVerdict {
  if (!path) return true
  if (!path.startsWith('/')) return `Begin the address with “/”, for example “/${path}”.`
  if (/[?#]/.test(path)) return 'Leave out “?” and “#”: this is the address of a page only.'
  if (path !== '/' && path.endsWith('/'))
    return `Leave out the last “/”: write “${path.replace(/\/+$/, '')}”.`
  if (!/^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/.test(path)) {
    return 'Use small Latin letters, digits, hyphens and single “/” only, for example “/about/team”.'
  }
  if (/\/page\/\d+$/.test(path)) {
    return 'Choose another ending: “/page/” with a number belongs to the further pages of lists.'
  }
  const first = path.split('/')[1] ?? ''
  if (LOCALES.some(({ id }) => id === first)) {
    return `Leave out the language: write “${path.slice(first.length + 1) || '/'}”. It holds for all languages.`
  }
  if (RESERVED_SEGMENTS.some((segment) => segment === first)) {
    return `Choose another first word: addresses that begin with “/${first}” belong to the site itself.`
  }
  return true
}

/** Checks a slug: the last part of an address. An empty value passes. */
export function checkSlug(slug: string | undefined): PlainVerdict {
  if (!slug) return true
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
    ? true
    : 'Use small Latin letters and digits, joined by single hyphens, for example “it-consulting”.'
}

/** Checks an address in a language of its own: letters and digits of any script. An empty value passes. */
export function checkSlugInAnyScript(slug: string | undefined): PlainVerdict {
  if (!slug) return true
  if (slug !== slug.normalize('NFC').toLowerCase()) {
    return `Use small letters: write “${slug.normalize('NFC').toLowerCase()}”.`
  }
  return /^[\p{Letter}\p{Mark}\p{Number}]+(?:-[\p{Letter}\p{Mark}\p{Number}]+)*$/u.test(slug)
    ? true
    : 'Use letters and digits, joined by single hyphens, without spaces and signs.'
}

/** Checks a full web address (http or https). An empty value passes. */
export function checkUrl(url: string | undefined): PlainVerdict {
  if (!url) return true
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    return 'Write the full address with “https://” in front, for example “https://example.com/page”.'
  }
  return true
}

/** Checks where a redirect leads: a path of this site, or a full web address. An empty value passes. */
export function checkDestination(destination: string | undefined): PlainVerdict {
  if (!destination) return true
  if (!destination.startsWith('/')) {
    return checkUrl(destination) === true
      ? true
      : 'Begin with “/” for a page of this site, or with “https://” for another one.'
  }
  if (destination.startsWith('//'))
    return 'Begin with a single “/”, or write the full address with “https://”.'
  return checkPath(destination.split(/[?#]/)[0])
}

/** Checks a place on a page: the part behind “#”. An empty value passes. */
export function checkAnchor(anchor: string | undefined): PlainVerdict {
  if (!anchor) return true
  return /^[a-z][a-z0-9-]*$/.test(anchor)
    ? true
    : 'Begin with a small Latin letter; then letters, digits and hyphens, without “#”, for example “services”.'
}
