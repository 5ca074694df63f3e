import { CodeIcon } from '@sanity/icons/Code'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, type Rule } from 'sanity'
import { documentReference } from './document-reference.ts'
import { checkHref, checkPlace } from '../validation/rich-text.ts'

/** Words that lead to a document of this site, wherever its address may move. */
const internalLink = {
  name: 'internalLink',
  title: 'Link to a page of this site',
  type: 'object',
  icon: LinkIcon,
  fields: [
    {
      ...documentReference({
        name: 'document',
        title: 'Leads to',
        description: 'Search by name. The link follows if the address changes.',
      }),
      validation: (rule: Rule) => rule.required().error('Choose what the words lead to, or remove the link.'),
    },
    defineField({
      name: 'anchor',
      title: 'Place on the page',
      type: 'string',
      description:
        'Optional. The part of a heading’s address behind “#” (copy it from the browser), or the anchor of a block.',
      validation: (rule) => rule.custom<string>(checkPlace),
    }),
  ],
}

/** Words that lead elsewhere. */
const webLink = {
  name: 'webLink',
  title: 'Link to a web address',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description:
        'A full address (“https://…”), an e-mail address (“mailto:…”), a number (“tel:…”), or a path of this site (“/contact”).',
      validation: (rule) => [
        rule.required().error('Write where the link leads.'),
        rule.custom<string>(checkHref),
      ],
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
      annotations: [internalLink, webLink],
    },
  })
}
