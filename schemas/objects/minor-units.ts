import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineType, type NumberRule } from 'sanity'

/** The rules of every amount. Fields with further rules start with them. */
const wholeAmount = (rule: NumberRule) =>
  rule.integer().min(0).error('Enter an amount of 0 or more, e.g. 49.00.')

/**
 * An amount of money in whole minor units (pence, fils) of the currency in the field `currency` beside it. Studio shows and parses it in
 * decimals, `49.00`.
 */
export const minorUnits = defineType({
  name: 'minorUnits',
  title: 'Amount',
  type: 'number',
  icon: CreditCardIcon,
  description: 'An amount of money, e.g. 49.00.',
  validation: wholeAmount,
})
