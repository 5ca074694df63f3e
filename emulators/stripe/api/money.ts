import { formatMoney, getDecimals, getMinimumAmount, isCurrency, MAXIMUM_AMOUNT } from '../currencies.ts'
import { invalidParameter, invalidRequest } from '../errors.ts'
import { type Parameter, text } from './parameters.ts'

/** A lowercase currency code. */
export const currency: Parameter<string> = {
  read(value, path) {
    const code = text(10).read(value, path).toLowerCase()
    if (!isCurrency(code))
      throw invalidParameter(
        `Invalid currency: ${code}. Stripe currently supports these currencies: aed, cny, eur, gbp, hkd, jpy, kwd, sar, usd and others.`,
        { param: path },
      )
    return code
  },
}

/** Throws a 400 for an amount that cards do not accept: currencies with three decimals use multiples of ten. */
export function requireRounded(amount: number, code: string, param: string): void {
  if (getDecimals(code) === 3 && amount % 10 !== 0) {
    throw invalidRequest(
      `Invalid amount: ${code} has three decimals, and amounts in it must be rounded to the nearest ten (you gave ${amount}).`,
      { code: 'parameter_invalid_integer', param },
    )
  }
}

/** Throws a 400 for an amount below the minimum or above the maximum charge. */
export function requireChargeable(amount: number, code: string, what: string): void {
  if (amount < getMinimumAmount(code)) {
    throw invalidRequest(
      `${what} must add up to at least ${formatMoney(getMinimumAmount(code), code, 'en')} ${code}`,
      {
        code: 'amount_too_small',
      },
    )
  }
  if (amount > MAXIMUM_AMOUNT) {
    throw invalidRequest(`${what} must be no more than ${formatMoney(MAXIMUM_AMOUNT, code, 'en')}`, {
      code: 'amount_too_large',
    })
  }
}
