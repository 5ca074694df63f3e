import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { ExchangeRates } from './convert.ts'

const INVENTED = CURRENCY_CODES.filter((code) => code !== 'USD').map((code, index): [string, string] => [
  code,
  (0.07 * 1.08 ** index).toFixed(4),
])

/** Exchange rates of a day, for tests: of the demo shop, and invented ones of all other currencies. */
export const SAMPLE_RATES: ExchangeRates = {
  base: 'USD',
  asOf: '2026-11-20',
  rates: {
    ...Object.fromEntries(INVENTED),
    GBP: '0.76',
    EUR: '0.87',
    CNY: '7.11',
    HKD: '7.78',
    SAR: '3.75',
    AED: '3.6725',
    JPY: '156.4',
    KWD: '0.307',
    BHD: '0.376',
  },
}
