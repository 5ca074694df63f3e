import { BellIcon } from '@sanity/icons/Bell'
import { defineType } from 'sanity'
import { LANGUAGES, reviewedProductField } from '../fields/review-fields.ts'
import { always, textField, timeField, valueField } from '../fields/site-written.ts'
import { englishText, subtitle } from '../preview/localized.ts'
import { shortMoment } from '../preview/short-moment.ts'

/**
 * A request for an email when a sold-out product is in stock again. Private: its id, `stockRequest.<digest>`, has a dot. The site sends the
 * email once and deletes the request.
 */
export const stockRequest = defineType({
  name: 'stockRequest',
  title: 'Back-in-stock request',
  type: 'document',
  icon: BellIcon,
  description:
    'An address that gets one email when the product is back in stock. It’s deleted then, or after a year. Delete it if its owner asks you to.',
  liveEdit: true,
  readOnly: true,
  fields: [
    reviewedProductField,
    always(textField('number', 'Number', 'The number of the product or variant.')),
    always(textField('inventory', 'Stock', 'The ID of the stock that’s awaited.')),
    always(textField('email', 'Email address', 'Gets the email. Never shown on the site.')),
    always(
      valueField(
        'language',
        'Language',
        'The language of the page, in which the email is written.',
        LANGUAGES,
      ),
    ),
    always(timeField('requestedAt', 'Date', 'When it was requested.')),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'requestedAt', direction: 'desc' }] }],
  preview: {
    select: { product: 'product.title', number: 'number', email: 'email', requestedAt: 'requestedAt' },
    prepare: ({ product, number, email, requestedAt }: Record<string, unknown>) => ({
      title: englishText(product) ?? 'Deleted product',
      subtitle: subtitle(
        shortMoment(requestedAt),
        typeof number === 'string' && number,
        typeof email === 'string' && email,
      ),
    }),
  },
})
