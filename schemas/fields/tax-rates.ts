import { defineField } from 'sanity'
import { TAX_CLASSES } from '../shared/product-options.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

/** A rate for each tax class of products and delivery methods, in percent. */
export const taxRateFields = TAX_CLASSES.map(({ value, title }) =>
  defineField({
    name: value,
    title,
    type: 'number',
    description: 'In percent, e.g. 19 or 8.1.',
    validation: (rule) =>
      rulesWithMessage(
        'Enter a percentage from 0 to 100, with up to two decimals.',
        rule.required(),
        rule.min(0).max(100).precision(2),
      ),
  }),
)
