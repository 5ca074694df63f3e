import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** The mark of an organisation, with its name and perhaps a link. */
export const clientLogo = defineType({
  name: 'clientLogo',
  title: 'Mark',
  type: 'object',
  icon: ImageIcon,
  description: 'The mark of an organisation we work for.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'Stands beside the mark and is read aloud for it.',
    }),
    defineField({
      name: 'figure',
      title: 'Mark',
      type: 'figure',
      description: 'A drawing (SVG) in tones that can be seen on light and dark.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Optional. For example the case study.',
      options: { collapsible: true, collapsed: true },
    }),
  ],
  preview: {
    select: { name: 'name', figure: 'figure' },
    prepare: ({ name, figure }: Record<string, unknown>) => ({
      title: englishText(name as Localized) ?? 'Mark without a name',
      media: (figure as never) ?? ImageIcon,
    }),
  },
})
