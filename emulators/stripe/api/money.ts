import { formatMoney, getMaximumAmount, getMinimumAmount, getStep, isCurrency } from '../currencies.ts'
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

/** Throws a 400 for an amount that cards do not accept, because it is no multiple of ten or a hundred. */
export function requireRounded(amount: number, code: string, param: string): void {
  const step = getStep(code)
  if (amount % step !== 0) {
    throw invalidRequest(
      `Invalid amount: ${code} has ${step === 10 ? 'three decimals' : 'whole units only'}, and amounts in it must be rounded to the nearest ${step === 10 ? 'ten' : 'hundred'} (you gave ${amount}).`,
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
  const most = getMaximumAmount(code)
  if (amount > most) {
    throw invalidRequest(`${what} must be no more than ${formatMoney(most, code, 'en')}`, {
      code: 'amount_too_large',
    })
  }
}
