import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

/** A picture in a text. Its texts are in the language of that text. */
export const richTextFigure = defineType({
  name: 'richTextFigure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'An image with a caption. Each language can have its own, e.g. a screenshot in that language.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description:
        'Describe the image in one sentence for people who can’t see it. Leave empty if it’s decorative.',
      validation: (rule) => [
        rule.required().warning('Describe the image, unless it’s decorative.'),
        rule.max(160).warning('Use up to 160 characters; screen readers read it in one go.'),
      ],
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Optional. Shown below the image. Add what the image alone doesn’t say.',
      validation: (rule) =>
        rule.max(200).warning('Use up to 200 characters; captions should be one or two lines.'),
    }),
  ],
  preview: {
    select: { alt: 'alt', caption: 'caption', fileName: 'asset.originalFilename', asset: 'asset' },
    prepare: ({ alt, caption, fileName, asset }: Record<string, string | undefined>) => ({
      title: caption ?? alt ?? 'Image without alternative text',
      subtitle: caption ? (alt ?? 'Image without alternative text') : fileName,
      media: asset ?? ImageIcon,
    }),
  },
})
