import { interfaceText } from '../../../schemas/shared/interface-texts.ts'
import { LOCALES, type LocaleId } from '../../../schemas/shared/locales.ts'
import { textFindings, type Finding, type Texts } from '../../../schemas/validation/translation-texts.ts'

/** One text of a group, as it is stored. */
export interface Entry extends Texts {
  _key: string
  key?: string
  note?: string
}

/** What is to be said of an entry's texts, by language. */
export type Findings = Readonly<Record<LocaleId, readonly Finding[]>>

/** Which texts to show. */
export type Choice = 'all' | 'missing' | 'mistakes'

/** How many texts there are of each kind. */
export interface Counts {
  all: number
  missing: number
  mistakes: number
  /** Texts that a language lacks. */
  missingIn: Readonly<Record<LocaleId, number>>
}

/**
 * Examines the entries of a group. Entries that have not changed are not examined again: as one types, that is all but
 * one of hundreds.
 */
export function createExaminer(namespace: string | undefined): (entry: Entry) => Findings {
  const known = new WeakMap<Entry, Findings>()
  return (entry) => {
    const before = known.get(entry)
    if (before) return before
    const built = interfaceText(namespace, entry.key)
    const findings = {
      zh: textFindings(entry, 'zh', built),
      en: textFindings(entry, 'en', built),
      ar: textFindings(entry, 'ar', built),
    }
    known.set(entry, findings)
    return findings
  }
}

const has = (findings: Findings, kind: Finding['kind']): boolean =>
  LOCALES.some(({ id }) => findings[id].some((finding) => finding.kind === kind))

/** Letters as people look for them: without case, Arabic vowel signs and lengthened lines, in one width. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()

/** Whether an entry holds every word of a search, in its key, its note or any language. An empty search finds all. */
export function isFound({ key = '', note = '', zh = '', en = '', ar = '' }: Entry, search: string): boolean {
  const content = fold([key, note, zh, en, ar].join('\n'))
  return fold(search)
    .split(/\s+/)
    .every((word) => content.includes(word))
}

/** Whether an entry belongs to a choice. A faulty key is a mistake too. */
export function belongsTo(choice: Choice, findings: Findings, isKeyFaulty: boolean): boolean {
  if (choice === 'missing') return has(findings, 'missing')
  return choice === 'all' || isKeyFaulty || has(findings, 'mistake')
}

/** Counts entries by kind, from what is to be said of each. */
export function countEntries(all: readonly { findings: Findings; isKeyFaulty: boolean }[]): Counts {
  const count = (choice: Choice) =>
    all.filter(({ findings, isKeyFaulty }) => belongsTo(choice, findings, isKeyFaulty)).length
  const missingIn = (locale: LocaleId) =>
    all.filter(({ findings }) => findings[locale].some(({ kind }) => kind === 'missing')).length
  return {
    all: all.length,
    missing: count('missing'),
    mistakes: count('mistakes'),
    missingIn: { zh: missingIn('zh'), en: missingIn('en'), ar: missingIn('ar') },
  }
}
