import { interfaceText, interfaceTexts } from '#schemas/shared/interface-texts.ts'
import { byLocale, type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { findTextIssues, type Issue, type Texts } from '#schemas/validation/translation-texts.ts'
import { createRandomId } from '../random-id.ts'

/** A text of a group, as stored. */
export interface Entry extends Texts {
  _key: string
  key?: string
  note?: string
}

export type EntryIssues = Readonly<Record<LocaleId, readonly Issue[]>>

/** Selects which texts to show. */
export type Filter = 'all' | 'missing' | 'mistakes'

/** Creates a function that checks entries and caches the results, so that typing checks only the changed entry. */
export function createEntryChecker(namespace: string | undefined): (entry: Entry) => EntryIssues {
  const cache = new WeakMap<Entry, EntryIssues>()
  return (entry) => {
    const cached = cache.get(entry)
    if (cached) return cached
    const built = interfaceText(namespace, entry.key)
    const issues = byLocale((locale) => findTextIssues(entry, locale, built))
    cache.set(entry, issues)
    return issues
  }
}

const hasKind = (issues: EntryIssues, kind: Issue['kind']): boolean =>
  LOCALES.some(({ id }) => issues[id].some((issue) => issue.kind === kind))

/** Normalizes text for search: no case, Arabic diacritics or tatweel, and one character width. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()

/** Returns whether an entry contains every word of a search, in its key, note or any language. */
export function matchesSearch(entry: Entry, search: string): boolean {
  const content = normalize([entry.key, entry.note, ...LOCALES.map(({ id }) => entry[id])].join('\n'))
  return normalize(search)
    .split(/\s+/)
    .every((word) => content.includes(word))
}

/** Returns whether an entry matches a filter. An invalid key counts as a mistake. */
export function matchesFilter(filter: Filter, issues: EntryIssues, hasInvalidKey: boolean): boolean {
  if (filter === 'missing') return hasKind(issues, 'missing')
  return filter === 'all' || hasInvalidKey || hasKind(issues, 'mistake')
}

/** Counts entries by filter. */
export function countEntries(all: readonly { issues: EntryIssues; hasInvalidKey: boolean }[]) {
  const count = (filter: Filter) =>
    all.filter(({ issues, hasInvalidKey }) => matchesFilter(filter, issues, hasInvalidKey)).length
  const missingIn = (locale: LocaleId) =>
    all.filter(({ issues }) => issues[locale].some(({ kind }) => kind === 'missing')).length
  return {
    all: all.length,
    missing: count('missing'),
    mistakes: count('mistakes'),
    /** Missing texts by language. */
    missingIn: byLocale(missingIn),
  }
}

/** Numbers of texts by filter. */
export type Counts = ReturnType<typeof countEntries>

/** Creates an empty entry. */
export const createEntry = (): Entry & { _type: string } => ({
  _key: createRandomId(),
  _type: 'translationEntry',
})

/** Returns entries for the built-in texts of a group that the document lacks. */
export function missingEntries(entries: readonly Entry[], namespace: string | undefined): Entry[] {
  const present = new Set(entries.map(({ key }) => key))
  return [...(interfaceTexts(namespace) ?? [])]
    .filter(([key]) => !present.has(key))
    .map(([key, texts]) => ({ ...createEntry(), key, ...texts }))
}
