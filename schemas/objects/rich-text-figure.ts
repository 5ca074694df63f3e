import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

/** A picture between two paragraphs. Its words are in the language of the text around it. */
export const richTextFigure = defineType({
  name: 'richTextFigure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description:
    'A picture with a caption. Each language may have its own, for example of a screen in that language.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description for people who cannot see it',
      type: 'string',
      description: 'Say in one sentence what the picture shows. Leave empty when it is only decoration.',
      validation: (rule) => [
        rule.required().warning('Describe the picture, unless it is only decoration.'),
        rule.max(160).warning('Shorten this to 160 characters: screen readers read it in one go.'),
      ],
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Optional. Stands below the picture and says what the picture alone does not.',
      validation: (rule) =>
        rule.max(200).warning('Shorten this to 200 characters: a caption is one line or two.'),
    }),
  ],
  preview: {
    select: { alt: 'alt', caption: 'caption', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, caption, fileName, asset }: Record<string, string | undefined>) => ({
      title: caption ?? alt ?? 'Picture without a description',
      subtitle: caption ? (alt ?? 'Picture without a description') : fileName,
      media: asset ?? ImageIcon,
    }),
  },
})
