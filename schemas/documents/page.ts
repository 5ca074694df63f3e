import { DocumentIcon } from '@sanity/icons/Document'
import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { addressSource } from '../fields/address-source.ts'
import { seoField } from '../fields/common.ts'
import { localizedString } from '../fields/localized.ts'
import { SLUG_MISSING } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { BLOCK_TYPES } from '../shared/block-types.ts'
import { checkOldAddress } from '../validation/address-changes.ts'
import { checkPathAvailable, warnRedirected } from '../validation/address-conflicts.ts'
import { checkPagePath, requireSlug } from '../validation/addresses.ts'
import { warnBrokenLinks } from '../validation/broken-links.ts'

/** Returns an address for a title: “/about-us” for “About us”. */
function toPath(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `/${(words ?? []).join('-')}`
}

/** A page built of blocks. Its address is `path`. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  description: 'A page built from blocks.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The page name in browser tabs, search results and breadcrumbs.',
      limit: { characters: 60, why: 'browser tabs and search engines cut it off' },
      group: 'content',
    }),
    defineField({
      name: 'path',
      title: 'Address',
      type: 'slug',
      description:
        'Starts with “/” and is the same in every language, e.g. “/contact”; “/” alone is the home page. If you change it, Studio offers to redirect the old one.',
      group: 'content',
      options: {
        source: ({ title }) => addressSource(title, /[a-z0-9]/i),
        slugify: toPath,
        isUnique: () => true,
      },
      validation: (rule) => [
        rule.custom(requireSlug(SLUG_MISSING)),
        rule.custom((path) => checkPagePath(path?.current)),
        rule.custom((path, context) => checkPathAvailable(context, path?.current)),
        rule.custom((_, context) => checkOldAddress(context)).warning(),
        rule.custom((path, context) => warnRedirected(context, 'page', path?.current)).warning(),
      ],
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      description: 'The page from top to bottom. Drag to reorder.',
      group: 'content',
      of: BLOCK_TYPES.map((type) => defineArrayMember({ type })),
      validation: (rule) => rule.custom<unknown[]>(warnBrokenLinks).warning(),
      options: {
        insertMenu: {
          filter: true,
          showIcons: true,
          views: [
            { name: 'grid', previewImageUrl: (block) => `/static/blocks/${block}.svg` },
            { name: 'list' },
          ],
        },
      },
    }),
    defineField({
      name: 'shows',
      title: 'Show a document instead',
      type: 'shownDocument',
      description:
        'Optional. Shows a service, article or other document instead of blocks. Search engines are sent to its own page.',
      group: 'content',
      options: { collapsible: true, collapsed: true, removable: true },
    }),
    seoField('search'),
  ],
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'path.current', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', path: 'path.current' },
    prepare: ({ title, path }: { title?: unknown; path?: string }) => ({
      title: englishText(title) ?? 'Untitled page',
      subtitle: subtitle(languageGaps(title), path ?? 'No address'),
      media: path === '/' ? HomeIcon : DocumentIcon,
    }),
  },
})
