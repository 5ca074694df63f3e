/** Digits with at most one point, at least one digit before it, and not too many for exact reckoning. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,10})?$/

/** Whether a text is a rate of exchange: a positive decimal number without signs, exponents and commas. */
export const isDecimalRate = (text: string): boolean => DECIMAL.test(text) && /[1-9]/.test(text)
