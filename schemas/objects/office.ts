import { HomeIcon } from '@sanity/icons/Home'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { checkEmail, checkPhone } from '../validation/contact.ts'
import type { Localized } from '../validation/localized.ts'

/** A place where the company can be visited, called or written to. */
export const office = defineType({
  name: 'office',
  title: 'Office',
  type: 'object',
  icon: HomeIcon,
  description: 'A place where people find us.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'The city, or what the office is called: “London”.',
      limit: { characters: 40, why: 'it is set large' },
    }),
    localizedText({
      name: 'address',
      title: 'Address',
      description: 'As on an envelope. Line breaks are kept.',
      required: false,
    }),
    defineField({
      name: 'phone',
      title: 'Telephone',
      type: 'string',
      description: 'Optional. With country code, for example “+44 20 7946 0123”.',
      validation: (rule) => rule.custom<string>(checkPhone),
    }),
    defineField({
      name: 'email',
      title: 'E-mail address',
      type: 'string',
      description: 'Optional. Where people write to this office.',
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
    prepare: ({ name, address, phone }: { name?: Localized; address?: Localized; phone?: string }) => ({
      title: englishText(name) ?? 'Office without a name',
      subtitle: subtitle(phone, languageGaps(name, address)),
    }),
  },
})
