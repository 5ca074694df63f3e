import { LinkIcon } from '@sanity/icons/Link'
import { type ConditionalPropertyCallback, defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { documentReference } from '../fields/document-reference.ts'
import { type LinkSelection, linkSelection, linkTarget } from '../preview/link.ts'
import { checkAnchor, checkPath } from '../validation/addresses.ts'
import { urlRules } from '../validation/url-rules.ts'

/** Hides a field unless the link is of its kind. */
function unlessKind(...kinds: string[]): ConditionalPropertyCallback {
  return ({ parent }) => !kinds.includes((parent as { kind?: string } | undefined)?.kind ?? '')
}

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  description:
    'Where this goes. Choose a page or document if you can, so the link keeps working if the address changes.',
  options: { columns: 1 },
  fields: [
    choiceField({
      name: 'kind',
      title: 'Link to',
      description: 'The type of link.',
      list: [
        { title: 'A page or document', value: 'document' },
        { title: 'An address on this site', value: 'path' },
        { title: 'Another website', value: 'url' },
      ],
    }),
    documentReference({
      name: 'document',
      title: 'Document',
      description: 'Search by name. The link keeps working if the address changes.',
      hidden: unlessKind('document'),
      required: 'Choose a page or document.',
    }),
    defineField({
      name: 'path',
      title: 'Address on this site',
      type: 'string',
      description: 'Starts with “/”, without the language, e.g. “/contact”.',
      placeholder: '/contact',
      hidden: unlessKind('path'),
      validation: (rule) => [
        rule.required().error('Enter the address on this site, e.g. “/contact”.'),
        rule.custom<string>(checkPath),
      ],
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'url',
      description: 'The full URL, starting with “https://”.',
      placeholder: 'https://example.com',
      hidden: unlessKind('url'),
      validation: (rule) => urlRules(rule, { required: 'Paste the full URL, starting with “https://”.' }),
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description: 'Optional. Jumps to a block with this anchor, e.g. “services”. Without “#”.',
      hidden: unlessKind('document', 'path'),
      validation: (rule) => rule.custom<string>(checkAnchor),
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description: 'Only for other websites. Within this site, people expect to stay in the same tab.',
      hidden: ({ document }) => document?._type === 'menu',
    }),
  ],
  preview: {
    select: linkSelection(),
    prepare: (selection: LinkSelection) => ({ title: linkTarget(selection) ?? 'Not chosen yet' }),
  },
})
