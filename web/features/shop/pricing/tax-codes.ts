/** Stripe's codes for what is taxed alike: shipped products, downloads, delivery, and what no country taxes. */
const TAX_CODES = {
  physical: 'txcd_99999999',
  digital: 'txcd_10000000',
  delivery: 'txcd_92010001',
  untaxed: 'txcd_00000000',
} as const

/** The code of the service charge, which is not taxed. */
export const SERVICE_CHARGE_TAX_CODE = TAX_CODES.untaxed

/** The tax class that Stripe taxes nowhere. */
export const UNTAXED_CLASS = 'zero'

/** Returns Stripe's tax code of a kind of product, or of delivery. The zero rate is not taxed anywhere. */
export const taxCodeOf = (kind: 'physical' | 'digital' | 'delivery', taxClass: string): string =>
  taxClass === UNTAXED_CLASS ? TAX_CODES.untaxed : TAX_CODES[kind]
