import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, subtitle } from '../preview/localized.ts'

export const galleryPicture = defineType({
  name: 'galleryPicture',
  title: 'Image with caption',
  type: 'image',
  icon: ImageIcon,
  description: 'An image that visitors can open in full size.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    localizedString({
      name: 'alt',
      title: 'Alternative text',
      description:
        'Describe the image in one sentence for people who can’t see it. It also labels the link to the full-size image.',
      limit: { characters: 160, why: 'screen readers read it in one go' },
    }),
    localizedString({
      name: 'caption',
      title: 'Caption',
      description: 'Optional. Shown below the image. Add what the image alone doesn’t say.',
      required: false,
      limit: { characters: 120, why: 'captions should be one or two lines' },
    }),
  ],
  preview: {
    select: { alt: 'alt', caption: 'caption', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, caption, fileName }: { alt?: unknown; caption?: unknown; fileName?: string }) => ({
      title: englishText(caption) ?? englishText(alt) ?? 'Image without alternative text',
      subtitle: subtitle(fileName),
    }),
  },
})
