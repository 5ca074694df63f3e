/** A message for every kind of number that its language tells apart; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>

/** Every kind of number in any language is found among these. */
const SAMPLES = Array.from({ length: 201 }, (_, number) => number)

/**
 * Takes a message apart into its forms, so that a browser can say it of any number without the parser of messages.
 *
 * @param say the message of a number
 */
export function pluralForms(locale: string, say: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale)
  const forms: PluralForms = {}
  for (const number of SAMPLES) {
    const kind = rules.select(number)
    forms[kind] ??= say(number).replace(new RegExp(`(?<!\\d)${number}(?!\\d)`), '#')
  }
  return forms
}

/** The message of a number. */
export function sayCount(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''
  return form.replace('#', String(count))
}

/** Puts values into a message's places, `{name}`. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
