import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A picture with a description for people who cannot see it. */
export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description:
    'After uploading, choose “Edit hotspot” to mark what must stay visible when the picture is cropped.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    localizedString({
      name: 'alt',
      title: 'Description for people who cannot see it',
      description: 'Say in one sentence what the picture shows. Leave empty when it is only decoration.',
      required: false,
      limit: { characters: 160, why: 'screen readers read it in one go' },
    }),
  ],
  preview: {
    select: { alt: 'alt', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, fileName }: { alt?: Localized; fileName?: string }) => ({
      title: englishText(alt) ?? 'Picture without a description',
      subtitle: subtitle(fileName),
    }),
  },
})
