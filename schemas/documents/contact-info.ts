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
  description: 'The address, phone, email and opening hours shown on the contact page and in the footer.',
  groups: [
    { name: 'office', title: 'Office', default: true },
    { name: 'hours', title: 'Hours' },
    { name: 'messages', title: 'Messages' },
  ],
  fields: [
    localizedString({
      name: 'officeName',
      title: 'Office name',
      description: 'For example “UK office”.',
      group: 'office',
    }),
    localizedString({
      name: 'address',
      title: 'Address',
      description: 'As visitors should see it, e.g. “London, United Kingdom”.',
      group: 'office',
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      description: 'With country code, e.g. “+44 20 7946 0123”. Visitors on phones can tap to call.',
      group: 'office',
      validation: (rule) => [
        rule.required().error('Enter the phone number with its country code.'),
        rule.custom<string>(checkPhone),
      ],
    }),
    defineField({
      name: 'email',
      title: 'Public email address',
      type: 'string',
      description: 'Shown on the contact page, and where replies to automatic emails go.',
      group: 'office',
      validation: (rule) => [
        rule.required().error('Enter the email address for visitors.'),
        rule.custom<string>(checkEmail),
      ],
    }),
    localizedString({
      name: 'weekdayHours',
      title: 'Weekday hours',
      description: 'For example “Mon - Fri: 09:00 - 21:00”.',
      group: 'hours',
    }),
    localizedString({
      name: 'weekendHours',
      title: 'Weekend hours',
      description: 'For example “Sat - Sun: Closed”.',
      group: 'hours',
    }),
    localizedString({
      name: 'supportHours',
      title: 'Phone support hours',
      description: 'For example “Monday to Friday 9:00-18:00”.',
      group: 'hours',
    }),
    localizedText({
      name: 'responsePromise',
      title: 'Response time',
      description: 'One sentence on how quickly we reply. It’s shown on the email card.',
      group: 'messages',
    }),
    defineField({
      name: 'inquiriesEmail',
      title: 'Email for inquiries',
      type: 'string',
      description: 'Receives messages from the forms. Never shown on the site.',
      group: 'messages',
      validation: (rule) => [
        rule.required().error('Enter the email address that should receive messages from the forms.'),
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
