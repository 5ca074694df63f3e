import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from 'sanity'
import { checkUrl } from '../validation/addresses.ts'

/** Formatted text: paragraphs, two levels of headings, lists, emphasis and links. One language of it. */
export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  icon: BlockContentIcon,
  description: 'Paragraphs with headings, lists, bold, italic and links.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Small heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [
          {
            name: 'webLink',
            title: 'Link',
            type: 'object',
            icon: LinkIcon,
            fields: [
              {
                name: 'href',
                title: 'Address',
                type: 'string',
                description:
                  'A page of this site (“/contact”, without the language) or a full address (“https://…”).',
                validation: (rule) => [
                  rule.required().error('Write where the link leads.'),
                  rule.custom<string>((href) => (href?.startsWith('/') ? true : checkUrl(href))),
                ],
              },
            ],
          },
        ],
      },
    }),
  ],
})
