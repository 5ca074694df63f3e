import { DocumentIcon } from '@sanity/icons/Document'
import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { BLOCK_TYPES } from '../shared/block-types.ts'
import { checkPath } from '../validation/addresses.ts'
import { checkPathFree } from '../validation/addresses-taken.ts'
import type { Localized } from '../validation/localized.ts'

/** Makes an address out of a title: “About us” becomes “/about-us”. */
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
  description: 'A page of the site, built of blocks.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description:
        'The name of the page: in the browser tab, in search results and in the trail above the heading.',
      limit: { characters: 60, why: 'browser tabs and search engines cut it off' },
      group: 'content',
    }),
    defineField({
      name: 'path',
      title: 'Address',
      type: 'slug',
      description:
        'Begins with “/” and is the same in all languages, for example “/contact”. Change it only with a redirect.',
      group: 'content',
      options: {
        source: ({ title }) => englishText(title as Localized) ?? '',
        slugify: toPath,
        isUnique: () => true,
      },
      validation: (rule) => [
        rule.required().error('Write the address, or press “Generate” to make one from the English title.'),
        rule.custom((path) => checkPath(path?.current)),
        rule.custom((path, context) => checkPathFree(context, path?.current)),
      ],
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      description: 'The page from top to bottom. Drag to change the order.',
      group: 'content',
      of: BLOCK_TYPES.map((type) => defineArrayMember({ type })),
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
      title: 'Shows a document',
      type: 'shownDocument',
      description:
        'Optional. Instead of blocks, the page shows a service, an article or the like, and tells search engines where it belongs.',
      group: 'content',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the page appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'path.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', path: 'path.current' },
    prepare: ({ title, path }: { title?: Localized; path?: string }) => ({
      title: englishText(title) ?? 'Page without a title',
      subtitle: subtitle(languageGaps(title), path ?? 'No address yet'),
      media: path === '/' ? HomeIcon : DocumentIcon,
    }),
  },
})
