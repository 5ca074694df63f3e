import { decimalText } from '../shared/amounts.ts'
import { currencyDecimals } from '../shared/currencies.ts'

/** A product's price for Studio's lists: `USD 4.18`. */
export function productPrice(price: unknown, currency: unknown): string {
  if (typeof price !== 'number' || typeof currency !== 'string') return 'No price'
  return `${currency} ${decimalText(price, currencyDecimals(currency))}`
}
