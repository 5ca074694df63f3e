import { DEFAULT_LOCALE, LOCALES, type LocaleId } from '../shared/locales.ts'
import { hasStrayBraces, namesIn, namesOf, type Names } from './message-names.ts'
import { readMessage } from './message-syntax.ts'
import { pluralAdvice } from './plural-forms.ts'

/** One text of the interface by language; languages may be missing. */
export type Texts = Partial<Record<LocaleId, string>>

/** What is to be said of a text or a key. Errors keep a document from being published, warnings do not. */
export interface Finding {
  level: 'error' | 'warning'
  kind: 'missing' | 'mistake'
  message: string
}

/** Characters of a text that are quoted. */
const LONGEST_QUOTE = 60

const error = (message: string): Finding => ({ level: 'error', kind: 'mistake', message })
const warning = (message: string): Finding => ({ level: 'warning', kind: 'mistake', message })
const listed = (names: Names): string => [...names].join(' and ')

/** Whether a language has a text: spaces alone are none, as for the site. */
export const isMissing = (text: string | undefined): boolean => !text?.trim()

/** A text quoted in a sentence: shortened, and in its own direction, whichever way the sentence runs. */
const quoted = (text: string): string =>
  `“\u2068${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trim()}…` : text}\u2069”`

/** What is to be said of a language that has no text, by what visitors see instead. */
function missing(locale: LocaleId, built: Texts | undefined): Finding {
  if (locale === DEFAULT_LOCALE) {
    const message = 'Write the English text: the other languages are checked against it.'
    return { level: 'error', kind: 'missing', message }
  }
  const language = LOCALES.find(({ id }) => id === locale)?.englishName ?? locale
  const shown = built?.[locale]
  const until = shown ? ` Until then, visitors see the site’s own: ${quoted(shown)}.` : ''
  return { level: 'warning', kind: 'missing', message: `Add the ${language} text.${until}` }
}

/** Names in a text that would have no value, and names that the English text has and this one has not. */
function nameFindings(own: Names, locale: LocaleId, texts: Texts, built: Texts | undefined): Finding[] {
  const english = locale === DEFAULT_LOCALE ? undefined : namesOf(texts.en)
  const known = namesOf(built?.[locale]) ?? english
  const unknown = known ? own.difference(known) : new Set<string>()
  // What the English text made up is its own fault, and nothing that others lack.
  const expected = english && known ? english.intersection(known) : new Set<string>()
  const lacking = expected.difference(own)
  const unused = !english && known ? known.difference(own) : new Set<string>()
  const reason = built ? 'the site has no such value for this text.' : 'the English text does not have it.'
  return [
    ...(unknown.size > 0 ? [error(`Remove ${listed(unknown)}: ${reason}`)] : []),
    ...(lacking.size > 0 ? [error(`Add ${listed(lacking)}: the English text has it.`)] : []),
    ...(unused.size > 0 ? [warning(`${listed(unused)} is not used: leave it out only on purpose.`)] : []),
  ]
}

/**
 * Everything to be said of one language of a text: whether it is there, can be read, uses the names that it can use, and
 * has the forms of numbers that its language has. What the site would not show is an error.
 *
 * @param built the texts that the site was built with, where it knows this one
 */
export function textFindings(texts: Texts, locale: LocaleId, built?: Texts): Finding[] {
  const text = texts[locale]
  if (text === undefined || isMissing(text)) return [missing(locale, built)]
  const read = readMessage(text)
  if ('fault' in read) return [error(read.fault)]
  return [
    ...nameFindings(namesIn(read.elements), locale, texts, built),
    ...(hasStrayBraces(read.elements)
      ? [warning('A brace stands alone and is shown as it is: braces come in pairs, as “{” and “}”.')]
      : []),
    ...pluralAdvice(read.elements, locale).map(warning),
  ]
}
