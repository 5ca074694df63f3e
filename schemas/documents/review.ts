import { StarIcon } from '@sanity/icons/Star'
import { defineType } from 'sanity'
import { reviewedProductField, reviewFields } from '../fields/review-fields.ts'
import { always, textField, valueField } from '../fields/site-written.ts'
import { englishText, selectFields, subtitle } from '../preview/localized.ts'
import { shortMoment } from '../preview/short-moment.ts'
import { REVIEW_STATES } from '../shared/reviews.ts'

const starsText = (stars: unknown) => (typeof stars === 'number' ? '★'.repeat(stars) : undefined)

/**
 * A customer's review of a product. Private: its id, `review.<digest>`, has a dot, so it is readable with a token only. Approving it copies
 * what visitors may see to the product's published reviews.
 */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  description:
    'What a customer wrote about a product they bought. Visitors see it once you select “Approve”. Its text can’t be changed.',
  liveEdit: true,
  readOnly: true,
  fields: [
    reviewedProductField,
    ...reviewFields,
    always(valueField('state', 'State', 'Only approved reviews are on the site.', REVIEW_STATES)),
    textField('customer', 'Account', 'The account ID. Never shown on the site.'),
    textField('order', 'Order', 'The ID of the order with the product. Never shown on the site.'),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'submittedAt', direction: 'desc' }] },
    { name: 'stars', title: 'Fewest stars first', by: [{ field: 'stars', direction: 'asc' }] },
  ],
  preview: {
    select: { ...selectFields('stars', 'name', 'text', 'submittedAt'), product: 'product.title' },
    prepare: ({ stars, product, name, text, submittedAt }: Record<string, unknown>) => ({
      title: subtitle(starsText(stars), englishText(product) ?? 'Deleted product'),
      subtitle: subtitle(
        shortMoment(submittedAt),
        typeof name === 'string' && name,
        typeof text === 'string' && text.replace(/\s+/g, ' ').slice(0, 80),
      ),
    }),
  },
})
