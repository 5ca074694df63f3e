import { defineField, type InitialValueResolverContext } from 'sanity'
import { CURRENCY_CODES, currencyTitle } from '../shared/currencies.ts'
import type { ExchangeRates } from '../shared/documents.generated.ts'
import { rawClient } from '../validation/unique.ts'

/** The currency that shop settings start with. */
export const FIRST_CURRENCY = 'USD'

/** All currencies, by name. */
export const CURRENCY_LIST = CURRENCY_CODES.map((code) => ({ value: code, title: currencyTitle(code) })).sort(
  (one, other) => one.title.localeCompare(other.title, 'en'),
)

/** Finds the currencies of the shop: its own first, then those that shoppers pay in. */
export const SHOP_CURRENCIES = '*[_id == "shopSettings"][0] { "codes": [currency] + payingCurrencies }.codes'

/** Returns these currencies; none if they cannot be read. */
export const fetchShopCurrencies = async (context: Parameters<typeof rawClient>[0]): Promise<string[]> =>
  (await rawClient(context)
    .fetch<string[] | null>(SHOP_CURRENCIES)
    .catch(() => null)) ?? []

/** Returns the published exchange rates; none if they cannot be read. */
export const fetchRates = async (
  context: Parameters<typeof rawClient>[0],
): Promise<Partial<Pick<ExchangeRates, 'base' | 'rates'>>> =>
  (await rawClient(context)
    .fetch<ExchangeRates | null>('*[_id == "exchangeRates"][0] { base, rates }')
    .catch(() => null)) ?? {}

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
    type: 'currency',
    validation: (rule) => rule.required().error('Choose a currency.'),
  })
}
