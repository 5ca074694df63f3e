import { TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'
import { LOCALES, type LocaleId } from '../shared/locales.ts'

/** Numbers that stand for a form of their own: `=1` says what `one` would, where only 1 is “one”. */
const EXACT: Record<string, string> = { '=0': 'zero', '=1': 'one', '=2': 'two' }
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Every plural of a message, nested ones included. */
function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const nested = Object.values(element.options).flatMap(({ value }) => pluralsIn(value))
    return element.type === TYPE.plural ? [element, ...nested] : nested
  })
}

/** The forms that a language tells apart, such as `one` and `other` in English, all six in Arabic. */
function formsOf(locale: LocaleId, type: PluralElement['pluralType']): readonly string[] {
  return new Intl.PluralRules(locale, { type: type ?? 'cardinal' }).resolvedOptions().pluralCategories
}

const list = (forms: readonly string[]): string => forms.map((form) => `“${form}”`).join(', ')

function adviceOn({ options, pluralType, value: name }: PluralElement, locale: LocaleId): string[] {
  const written = Object.keys(options)
  const covered = new Set(written.map((form) => EXACT[form] ?? form))
  const lacking = formsOf(locale, pluralType).filter((form) => !covered.has(form))
  const strange = written.filter((form) => !FORMS.includes(form) && !/^=\d+$/.test(form))
  const language = LOCALES.find(({ id }) => id === locale)?.englishName
  return [
    ...(strange.length > 0
      ? [`${list(strange)} is no form of a number: the forms are ${list(FORMS)}, or a number such as “=0”.`]
      : []),
    ...(lacking.length > 0
      ? [`Add ${list(lacking)} to {${name}, plural, …}: ${language} tells these apart.`]
      : []),
  ]
}

/** What a message's plurals lack in a language, and the forms no language has; empty when all is well. */
export const pluralAdvice = (elements: readonly MessageFormatElement[], locale: LocaleId): string[] =>
  pluralsIn(elements).flatMap((plural) => adviceOn(plural, locale))
