import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { linkField } from '../fields/link.ts'
import { localizedString } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'

export const clientLogo = defineType({
  name: 'clientLogo',
  title: 'Logo',
  type: 'object',
  icon: ImageIcon,
  description: 'The logo of an organisation we work for.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'Shown next to the logo and read by screen readers.',
    }),
    defineField({
      name: 'figure',
      title: 'Logo',
      type: 'figure',
      description: 'An SVG that works on light and dark backgrounds.',
    }),
    linkField({ description: 'Optional. For example to the case study.' }),
  ],
  preview: {
    select: { name: 'name', figure: 'figure' },
    prepare: ({ name, figure }: Record<string, unknown>) => ({
      title: englishText(name) ?? 'Unnamed logo',
      media: pictureOr(figure, ImageIcon),
    }),
  },
})
