import { defineField } from 'sanity'
import { CURRENCIES } from '../shared/currencies.ts'

/** The currencies as Studio offers them. */
export const CURRENCY_LIST = CURRENCIES.map(({ code, title }) => ({
  title: `${title} (${code})`,
  value: code,
}))

interface CurrencyFieldOptions {
  description: string
  title?: string
  name?: string
  group?: string
  initialValue?: string
}

/** A required currency. Amounts beside a field named `currency` are in this currency. */
export function currencyField({ name = 'currency', title = 'Currency', ...field }: CurrencyFieldOptions) {
  return defineField({
    ...field,
    name,
    title,
    type: 'string',
    options: { list: CURRENCY_LIST },
    validation: (rule) => rule.required().error('Choose a currency.'),
  })
}
