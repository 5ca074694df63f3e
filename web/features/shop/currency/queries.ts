import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchLarge } from '#web/sanity/fetch/fetch-large.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ShopMoneyQueryResult } from '#web/sanity/types.generated.ts'
import type { ExchangeRates } from '../pricing/convert.ts'
import { payingCurrencies, type ShopCurrencies } from '../pricing/currency-prices.ts'
import { exchangeRates, shopMoneyFields } from '../pricing/queries.ts'
import {
  exchangeRatesSchema,
  firstCurrency,
  type ShopMoney,
  shopMoneySchema,
} from '../pricing/shop-settings.ts'

/** The currency settings and exchange rates by which prices are converted. */
const shopMoneyQuery: Query<ShopMoneyQueryResult> = defineQuery(`{
  "settings": *[_id == "shopSettings"][0] { ${shopMoneyFields} },
  "rates": ${exchangeRates}
}`)

const moneySchema = z.object({ settings: shopMoneySchema, rates: exchangeRatesSchema })

const NO_MONEY = moneySchema.parse({})

/** Returns the currency settings and exchange rates; the same object until a publish changes them. */
export const getShopMoney = async (): Promise<{ settings: ShopMoney; rates: ExchangeRates }> =>
  (await fetchLarge({ query: shopMoneyQuery, schema: moneySchema })) ?? NO_MONEY

/** Returns the currencies in which customers can pay, with their rates. */
export async function getShopCurrencies(): Promise<ShopCurrencies> {
  const { settings, rates } = await getShopMoney()
  return { currencies: payingCurrencies(settings), rates }
}

/** Returns the currencies to choose from: the one of the language first. */
export async function getOfferedCurrencies(locale: LocaleId): Promise<string[]> {
  const { settings } = await getShopMoney()
  const offered = payingCurrencies(settings)
  const first = firstCurrency(settings, locale)
  return [...offered].sort((one, other) => Number(other === first) - Number(one === first))
}
