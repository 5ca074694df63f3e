import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { subtitle } from '../preview/localized.ts'
import { checkEmail, checkPhone } from '../validation/contact.ts'

/** Where and when the company can be reached. There is one, with the id `contactInfo`. */
export const contactInfo = defineType({
  name: 'contactInfo',
  title: 'Contact details',
  type: 'document',
  icon: EnvelopeIcon,
  description: 'Address, telephone, e-mail and hours, as the contact page and the footer show them.',
  groups: [
    { name: 'office', title: 'Office', default: true },
    { name: 'hours', title: 'Hours' },
    { name: 'messages', title: 'Messages' },
  ],
  fields: [
    localizedString({
      name: 'officeName',
      title: 'Name of the office',
      description: 'For example “UK office”.',
      group: 'office',
    }),
    localizedString({
      name: 'address',
      title: 'Address',
      description: 'As it should be read, for example “London, United Kingdom”.',
      group: 'office',
    }),
    defineField({
      name: 'phone',
      title: 'Telephone',
      type: 'string',
      description: 'With country code, for example “+44 20 7946 0123”. People on phones can tap it.',
      group: 'office',
      validation: (rule) => [
        rule.required().error('Write the telephone number with its country code.'),
        rule.custom<string>(checkPhone),
      ],
    }),
    defineField({
      name: 'email',
      title: 'Public e-mail address',
      type: 'string',
      description: 'Shown on the contact page.',
      group: 'office',
      validation: (rule) => [
        rule.required().error('Write the e-mail address that visitors may use.'),
        rule.custom<string>(checkEmail),
      ],
    }),
    localizedString({
      name: 'weekdayHours',
      title: 'Hours on weekdays',
      description: 'For example “Mon - Fri: 09:00 - 21:00”.',
      group: 'hours',
    }),
    localizedString({
      name: 'weekendHours',
      title: 'Hours on weekends',
      description: 'For example “Sat - Sun: Closed”.',
      group: 'hours',
    }),
    localizedString({
      name: 'supportHours',
      title: 'Hours of telephone support',
      description: 'For example “Monday to Friday 9:00-18:00”.',
      group: 'hours',
    }),
    localizedText({
      name: 'responsePromise',
      title: 'Promise on answering',
      description: 'One sentence on how soon we answer. Stands on the e-mail card.',
      group: 'messages',
    }),
    defineField({
      name: 'inquiriesEmail',
      title: 'Where messages are sent',
      type: 'string',
      description: 'The mailbox that receives messages from the forms. Never shown on the site.',
      group: 'messages',
      validation: (rule) => [
        rule.required().error('Write the mailbox that should receive messages from the forms.'),
        rule.custom<string>(checkEmail),
      ],
    }),
  ],
  preview: {
    select: { email: 'email', phone: 'phone' },
    prepare: ({ email, phone }: { email?: string; phone?: string }) => ({
      title: 'Contact details',
      subtitle: subtitle(email, phone),
    }),
  },
})
