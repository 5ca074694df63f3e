import { decimalsOf, isCurrency, leastAmount, MOST_AMOUNT, moneyText } from '../currencies.ts'
import { malformed, refusal } from '../errors.ts'
import { text, type Parameter } from './parameters.ts'

/** A currency's code in small letters. */
export const currency: Parameter<string> = {
  read(value, path) {
    const code = text(10).read(value, path).toLowerCase()
    if (!isCurrency(code))
      throw malformed(
        `Invalid currency: ${code}. Stripe currently supports these currencies: aed, cny, eur, gbp, hkd, jpy, kwd, sar, usd and others.`,
        { param: path },
      )
    return code
  },
}

/** Refuses an amount that cards do not take: those of three digits go in tens. */
export function requireRounded(amount: number, code: string, param: string): void {
  if (decimalsOf(code) === 3 && amount % 10 !== 0) {
    throw refusal(
      `Invalid amount: ${code} has three decimals, and amounts in it must be rounded to the nearest ten (you gave ${amount}).`,
      { code: 'parameter_invalid_integer', param },
    )
  }
}

/** Refuses what is too little or too much to be charged. */
export function requireChargeable(amount: number, code: string, what: string): void {
  if (amount < leastAmount(code)) {
    throw refusal(`${what} must add up to at least ${moneyText(leastAmount(code), code, 'en')} ${code}`, {
      code: 'amount_too_small',
    })
  }
  if (amount > MOST_AMOUNT) {
    throw refusal(`${what} must be no more than ${moneyText(MOST_AMOUNT, code, 'en')}`, {
      code: 'amount_too_large',
    })
  }
}
