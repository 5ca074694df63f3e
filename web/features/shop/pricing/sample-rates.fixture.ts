import type { ExchangeRates } from './convert.ts'

/** Exchange rates of a day, for tests. */
export const SAMPLE_RATES: ExchangeRates = {
  base: 'USD',
  asOf: '2026-11-20',
  rates: {
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
