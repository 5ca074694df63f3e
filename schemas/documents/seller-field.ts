import { defineField } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { checkEmail } from '../validation/contact.ts'

/** The seller's data that tax law requires on invoices, printed at the top and bottom. */
export const sellerField = defineField({
  name: 'seller',
  title: 'Seller',
  type: 'object',
  description:
    'Printed on every invoice, including those for past orders. Check with accounting before you change it.',
  group: 'seller',
  fields: [
    localizedString({
      name: 'legalName',
      title: 'Legal name',
      description: 'As registered, e.g. “Meridian IT Services Ltd”.',
    }),
    localizedText({
      name: 'address',
      title: 'Registered address',
      description: 'Line by line, as on an envelope.',
    }),
    defineField({
      name: 'companyNumber',
      title: 'Company number',
      type: 'string',
      description: 'Optional. From the companies register.',
    }),
    defineField({
      name: 'taxNumber',
      title: 'Tax number',
      type: 'string',
      description: 'Optional. With the country code, e.g. “GB 123 4567 89”.',
    }),
    defineField({
      name: 'email',
      title: 'Email for questions',
      type: 'string',
      description: 'The accounting team’s email address.',
      validation: (rule) => rule.custom<string>((address) => checkEmail(address)),
    }),
    localizedText({
      name: 'note',
      title: 'Footer note',
      description: 'Optional. For example about returns.',
      required: false,
      limit: { characters: 300, why: 'an invoice should fit on one page' },
    }),
  ],
})
