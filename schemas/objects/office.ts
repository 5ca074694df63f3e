import { HomeIcon } from '@sanity/icons/Home'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { checkEmail, checkPhone } from '../validation/contact.ts'

export const office = defineType({
  name: 'office',
  title: 'Office',
  type: 'object',
  icon: HomeIcon,
  description: 'One of our offices.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'The city or name of the office, e.g. “London”.',
      limit: { characters: 40, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'address',
      title: 'Address',
      description: 'As on an envelope. Line breaks are kept.',
      required: false,
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      description: 'Optional. With country code, e.g. “+44 20 7946 0123”.',
      validation: (rule) => rule.custom<string>(checkPhone),
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      description: 'Optional. The office’s email address.',
      validation: (rule) => rule.custom<string>(checkEmail),
    }),
    localizedString({
      name: 'hours',
      title: 'Hours',
      description: 'Optional. For example “Mon - Fri: 09:00 - 18:00”.',
      required: false,
    }),
  ],
  preview: {
    select: { name: 'name', address: 'address', phone: 'phone' },
    prepare: ({ name, address, phone }: { name?: unknown; address?: unknown; phone?: string }) => ({
      title: englishText(name) ?? 'Unnamed office',
      subtitle: subtitle(phone, languageGaps(name, address)),
    }),
  },
})
