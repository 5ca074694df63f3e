import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, subtitle } from '../preview/localized.ts'

/** A picture with a description for people who cannot see it. */
export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description:
    'After uploading, choose “Crop image” to mark what should stay visible when the image is cropped.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    localizedString({
      name: 'alt',
      title: 'Alternative text',
      description:
        'Describe the image in one sentence for people who can’t see it. Leave empty if it’s decorative.',
      required: false,
      limit: { characters: 160, why: 'screen readers read it in one go' },
    }),
  ],
  preview: {
    select: { alt: 'alt', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, fileName }: { alt?: unknown; fileName?: string }) => ({
      title: englishText(alt) ?? 'Image without alternative text',
      subtitle: subtitle(fileName),
    }),
  },
})
