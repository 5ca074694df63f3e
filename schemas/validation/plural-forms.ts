import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { findLocale, type LocaleId } from '../shared/locales.ts'

/** Exact numbers that replace a plural category. */
const EXACT: Record<string, string> = { '=0': 'zero', '=1': 'one', '=2': 'two' }
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Collects all plurals of a message, nested ones included. */
function collectPlurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return collectPlurals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const nested = Object.values(element.options).flatMap(({ value }) => collectPlurals(value))
    return element.type === TYPE.plural ? [element, ...nested] : nested
  })
}

function pluralCategories(locale: LocaleId, type: PluralElement['pluralType']): readonly string[] {
  return new Intl.PluralRules(locale, { type: type ?? 'cardinal' }).resolvedOptions().pluralCategories
}

const list = (forms: readonly string[]): string => forms.map((form) => `“${form}”`).join(', ')

function describePluralIssues(
  { options, pluralType, value: name }: PluralElement,
  locale: LocaleId,
): string[] {
  const written = Object.keys(options)
  const covered = new Set(written.map((form) => EXACT[form] ?? form))
  const lacking = pluralCategories(locale, pluralType).filter((form) => !covered.has(form))
  const strange = written.filter((form) => !FORMS.includes(form) && !/^=\d+$/.test(form))
  const language = findLocale(locale)?.englishName
  return [
    ...(strange.length > 0
      ? [`${list(strange)} isn’t a plural form. Use ${list(FORMS)}, or a number such as “=0”.`]
      : []),
    ...(lacking.length > 0
      ? [`Add ${list(lacking)} to {${name}, plural, …}: ${language} needs these forms.`]
      : []),
  ]
}

export const findPluralIssues = (elements: readonly MessageFormatElement[], locale: LocaleId): string[] =>
  collectPlurals(elements).flatMap((plural) => describePluralIssues(plural, locale))
