import { defineField } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { checkEmail } from '../validation/contact.ts'

/** Who sells: what tax law asks of an invoice, printed at its head and foot. */
export const sellerField = defineField({
  name: 'seller',
  title: 'Who sells',
  type: 'object',
  description: 'Printed on every invoice, those of earlier orders too. Ask accounting before you change it.',
  group: 'seller',
  fields: [
    localizedString({
      name: 'legalName',
      title: 'Legal name',
      description: 'As it is registered, for example “Meridian IT Services Ltd”.',
    }),
    localizedText({
      name: 'address',
      title: 'Registered address',
      description: 'Line by line, as it stands on an envelope.',
    }),
    defineField({
      name: 'companyNumber',
      title: 'Company number',
      type: 'string',
      description: 'Optional. In the register of companies.',
    }),
    defineField({
      name: 'taxNumber',
      title: 'Tax number',
      type: 'string',
      description: 'Optional. With the letters of the country, for example “GB 123 4567 89”.',
    }),
    defineField({
      name: 'email',
      title: 'Address for questions',
      type: 'string',
      description: 'The mailbox of accounting.',
      validation: (rule) => rule.custom<string>((address) => checkEmail(address)),
    }),
    localizedText({
      name: 'note',
      title: 'Note at the foot',
      description: 'Optional. For example on the return of goods.',
      required: false,
      limit: { characters: 300, why: 'an invoice should keep to one page' },
    }),
  ],
})
