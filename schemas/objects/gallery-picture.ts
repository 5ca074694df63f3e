import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A picture of a gallery, with a caption that everybody reads. */
export const galleryPicture = defineType({
  name: 'galleryPicture',
  title: 'Picture with caption',
  type: 'image',
  icon: ImageIcon,
  description: 'A picture that people may open in full size.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    localizedString({
      name: 'alt',
      title: 'Description for people who cannot see it',
      description: 'Say in one sentence what the picture shows. It also names the link that opens it.',
      limit: { characters: 160, why: 'screen readers read it in one go' },
    }),
    localizedString({
      name: 'caption',
      title: 'Caption',
      description: 'Optional. Stands below the picture and says what the picture alone does not.',
      required: false,
      limit: { characters: 120, why: 'a caption is one line or two' },
    }),
  ],
  preview: {
    select: { alt: 'alt', caption: 'caption', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, caption, fileName }: { alt?: Localized; caption?: Localized; fileName?: string }) => ({
      title: englishText(caption) ?? englishText(alt) ?? 'Picture without a description',
      subtitle: subtitle(fileName),
    }),
  },
})
