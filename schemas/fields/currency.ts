import { defineField, type InitialValueResolverContext } from 'sanity'
import { CURRENCIES } from '../shared/currencies.ts'
import { rawClient } from '../validation/unique.ts'

/** The currencies as Studio offers them. */
export const CURRENCY_LIST = CURRENCIES.map(({ code, title }) => ({
  title: `${title} (${code})`,
  value: code,
}))

/** The currency that shop settings start with. */
export const FIRST_CURRENCY = 'USD'

/** Returns the currency of the shop, as the initial value of a field. */
export async function fetchShopCurrency(_: unknown, context: InitialValueResolverContext): Promise<string> {
  const found = await rawClient(context)
    .fetch<string | null>('*[_id == "shopSettings"][0].currency')
    .catch(() => null)
  return found ?? FIRST_CURRENCY
}

interface CurrencyFieldOptions {
  description: string
  title?: string
  name?: string
  group?: string
  initialValue?: string | typeof fetchShopCurrency
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
