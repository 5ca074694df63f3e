import { DEFAULT_LOCALE, findLocale, type LocaleId } from '../shared/locales.ts'
import {
  collectPlaceholders,
  hasUnmatchedBraces,
  parsePlaceholders,
  type Placeholders,
} from './message-placeholders.ts'
import { parseMessage } from './message-syntax.ts'
import { findPluralIssues } from './plural-forms.ts'

export type Texts = Partial<Record<LocaleId, string>>

/** An issue with a text or a key. Errors block publishing. */
export interface Issue {
  level: 'error' | 'warning'
  kind: 'missing' | 'mistake'
  message: string
}

const LONGEST_QUOTE = 60

const error = (message: string): Issue => ({ level: 'error', kind: 'mistake', message })
const warning = (message: string): Issue => ({ level: 'warning', kind: 'mistake', message })
const listed = (names: Placeholders): string => [...names].join(' and ')

/** Returns whether a text is missing or blank. */
export const isMissing = (text: string | undefined): boolean => !text?.trim()

/** Quotes a text, shortened and with its own direction. */
const quoted = (text: string): string =>
  `“\u2068${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trim()}…` : text}\u2069”`

function missing(locale: LocaleId, built: Texts | undefined): Issue {
  if (locale === DEFAULT_LOCALE) {
    const message = 'Add the English text. The other languages are checked against it.'
    return { level: 'error', kind: 'missing', message }
  }
  const language = findLocale(locale)?.englishName ?? locale
  const shown = built?.[locale]
  const until = shown ? ` Until then, visitors see the built-in text: ${quoted(shown)}.` : ''
  return { level: 'warning', kind: 'missing', message: `Add the ${language} text.${until}` }
}

function findPlaceholderIssues(
  own: Placeholders,
  locale: LocaleId,
  texts: Texts,
  built: Texts | undefined,
): Issue[] {
  const english = locale === DEFAULT_LOCALE ? undefined : parsePlaceholders(texts.en)
  const known = parsePlaceholders(built?.[locale]) ?? english
  const unknown = known ? own.difference(known) : new Set<string>()
  // Unknown placeholders of the English text are not expected in translations.
  const expected = english && known ? english.intersection(known) : new Set<string>()
  const absent = expected.difference(own)
  const unused = !english && known ? known.difference(own) : new Set<string>()
  const reason = built
    ? 'the site has no such placeholder for this text.'
    : 'the English text doesn’t use it.'
  return [
    ...(unknown.size > 0 ? [error(`Remove ${listed(unknown)}: ${reason}`)] : []),
    ...(absent.size > 0 ? [error(`Add ${listed(absent)}: the English text uses it.`)] : []),
    ...(unused.size > 0 ? [warning(`${listed(unused)} isn’t used. Is that intended?`)] : []),
  ]
}

/**
 * Finds issues with a text in one language: missing, invalid, wrong placeholders or plural forms. What the site could not
 * render is an error.
 *
 * @param built the built-in texts, if the site has this one
 */
export function findTextIssues(texts: Texts, locale: LocaleId, built?: Texts): Issue[] {
  const text = texts[locale]
  if (text === undefined || isMissing(text)) return [missing(locale, built)]
  const read = parseMessage(text)
  if ('error' in read) return [error(read.error)]
  return [
    ...findPlaceholderIssues(collectPlaceholders(read.elements), locale, texts, built),
    ...(hasUnmatchedBraces(read.elements)
      ? [warning('A brace without its pair will be visible on the site. Braces come in pairs: “{” and “}”.')]
      : []),
    ...findPluralIssues(read.elements, locale).map(warning),
  ]
}
