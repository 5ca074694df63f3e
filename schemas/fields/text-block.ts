import { CodeIcon } from '@sanity/icons/Code'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField } from 'sanity'
import { checkFragment, checkHref } from '../validation/rich-text.ts'
import { documentReference } from './document-reference.ts'

/** A link to a document of this site. It follows when the document's address changes. */
const internalLink = {
  name: 'internalLink',
  title: 'Link to a page on this site',
  type: 'object',
  icon: LinkIcon,
  fields: [
    documentReference({
      name: 'document',
      title: 'Link to',
      description: 'Search by name. The link keeps working if the address changes.',
      required: 'Choose where the link goes, or remove it.',
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description:
        'Optional. The part of a heading’s URL after “#” (copy it from the browser), or the anchor of a block.',
      validation: (rule) => rule.custom<string>(checkFragment),
    }),
  ],
}

/** A link to a web address. Sanity's editor keeps the links of pasted texts as this type, by its name and that of its field. */
const link = {
  name: 'link',
  title: 'Link to a web address',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description:
        'A URL (“https://…”), an email address (“mailto:…”), a phone number (“tel:…”), or a path on this site (“/contact”).',
      validation: (rule) => [rule.required().error('Enter the link.'), rule.custom<string>(checkHref)],
    }),
  ],
}

const HEADINGS = [
  { title: 'Heading', value: 'h2' },
  { title: 'Small heading', value: 'h3' },
  { title: 'Smallest heading', value: 'h4' },
]

/** Paragraphs, lists, emphasis and links; with headings and quotes where the text stands on its own. */
export function textBlock({ headings }: { headings: boolean }) {
  return defineArrayMember({
    type: 'block',
    styles: [
      { title: 'Paragraph', value: 'normal' },
      ...(headings ? [...HEADINGS, { title: 'Quote', value: 'blockquote' }] : []),
    ],
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Bold', value: 'strong' },
        { title: 'Italic', value: 'em' },
        { title: 'Code', value: 'code', icon: CodeIcon },
      ],
      annotations: [internalLink, link],
    },
  })
}
