/** In minor units, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const MINIMUM_CHARGES: Readonly<Record<string, number>> = {
  GBP: 30,
  USD: 50,
  EUR: 50,
  CNY: 400,
  HKD: 400,
  SAR: 200,
  AED: 200,
  JPY: 50,
  KWD: 150,
  BHD: 200,
}

/** Returns the smallest amount that Stripe charges in a currency, in minor units. */
export const minimumCharge = (currency: string): number => MINIMUM_CHARGES[currency] ?? 0
