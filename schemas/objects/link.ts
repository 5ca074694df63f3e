import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType, type ConditionalPropertyCallback } from 'sanity'
import { documentReference } from '../fields/document-reference.ts'
import { linkSelection, linkTarget, type LinkSelection } from '../preview/link.ts'
import { checkAnchor, checkPath, checkUrl } from '../validation/addresses.ts'

/** The stored value of a link. */
interface LinkValue {
  kind?: 'document' | 'path' | 'url'
  document?: { _ref?: string }
  path?: string
  url?: string
}

/** Hides a field unless the link is of its kind. */
function unlessKind(...kinds: string[]): ConditionalPropertyCallback {
  return ({ parent }) => !kinds.includes((parent as LinkValue | undefined)?.kind ?? '')
}

/** Refuses a link that says how it leads somewhere, but not where. */
function checkTarget(value: Record<string, unknown> | undefined): true | string {
  const link = value as LinkValue | undefined
  if (!link?.kind) return true
  if (link.kind === 'document' && !link.document?._ref) return 'Choose the page or document this leads to.'
  if (link.kind === 'path' && !link.path) return 'Write the address on this site, for example “/contact”.'
  if (link.kind === 'url' && !link.url) return 'Paste the full web address, beginning with “https://”.'
  return true
}

/** Where something leads: a document of this site, an address of this site, or another site. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  description:
    'Where this leads. Choose a page or document whenever you can: such a link survives a change of address.',
  options: { columns: 1 },
  validation: (rule) => rule.custom(checkTarget),
  fields: [
    defineField({
      name: 'kind',
      title: 'Leads to',
      type: 'string',
      description: 'What kind of place the link leads to.',
      initialValue: 'document',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'A page or document', value: 'document' },
          { title: 'An address on this site', value: 'path' },
          { title: 'Another website', value: 'url' },
        ],
      },
      validation: (rule) => rule.required().error('Choose what the link leads to.'),
    }),
    documentReference({
      name: 'document',
      title: 'Document',
      description: 'Search by name. The link follows if its address changes.',
      hidden: unlessKind('document'),
    }),
    defineField({
      name: 'path',
      title: 'Address on this site',
      type: 'string',
      description: 'Begins with “/” and leaves out the language, for example “/contact”.',
      placeholder: '/contact',
      hidden: unlessKind('path'),
      validation: (rule) => rule.custom<string>(checkPath),
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'url',
      description: 'The full address, beginning with “https://”.',
      placeholder: 'https://example.com',
      hidden: unlessKind('url'),
      validation: (rule) => [
        rule.uri({ scheme: ['http', 'https'] }).error('Begin with “https://”.'),
        rule.custom(checkUrl),
      ],
    }),
    defineField({
      name: 'anchor',
      title: 'Place on the page',
      type: 'string',
      description:
        'Optional. Jumps to a block with this anchor, written without “#”, for example “services”.',
      hidden: unlessKind('document', 'path'),
      validation: (rule) => rule.custom<string>(checkAnchor),
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description: 'For other websites only; within this site people expect to stay where they are.',
      initialValue: false,
      hidden: ({ document }) => document?._type === 'menu',
    }),
  ],
  preview: {
    select: linkSelection(),
    prepare: (selection: LinkSelection) => ({ title: linkTarget(selection) ?? 'Not chosen yet' }),
  },
})
