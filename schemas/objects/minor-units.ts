import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineType, type NumberRule } from 'sanity'

/** What every amount must be. Fields with rules of their own begin with it. */
const wholeAmount = (rule: NumberRule) =>
  rule.integer().min(0).error('Enter an amount of 0 or more, e.g. 49.00.')

/**
 * An amount of money in whole minor units (pence, fils) of the currency that a field `currency` beside it names. Studio shows
 * and takes it as people write prices, `49.00`.
 */
export const minorUnits = defineType({
  name: 'minorUnits',
  title: 'Amount',
  type: 'number',
  icon: CreditCardIcon,
  description: 'An amount of money, e.g. 49.00.',
  validation: wholeAmount,
})
