import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineType } from 'sanity'
import { CURRENCY_LIST } from '../fields/currency.ts'

/** A currency that Stripe charges. A type of its own, so that generated types list the codes once. Studio shows those of the shop first. */
export const currency = defineType({
  name: 'currency',
  title: 'Currency',
  type: 'string',
  icon: CreditCardIcon,
  description: 'A currency that Stripe can charge.',
  options: { list: CURRENCY_LIST },
})
