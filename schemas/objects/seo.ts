import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'

/** How a page shows itself to search engines and when it is shared. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  description: 'How this appears in search results and when someone shares it. Everything here is optional.',
  options: { collapsible: true, collapsed: true },
  fields: [
    localizedString({
      name: 'title',
      title: 'Title for search engines',
      description:
        'Only when it should differ from the title above. The name of the site is added by itself.',
      required: false,
      limit: { characters: 60, why: 'search engines cut it off' },
    }),
    localizedText({
      name: 'description',
      title: 'Description for search engines',
      description: 'One or two sentences that make a person choose this result.',
      required: false,
      limit: { characters: 160, why: 'search engines cut it off' },
    }),
    defineField({
      name: 'image',
      title: 'Picture for sharing',
      type: 'figure',
      description:
        'Shown when the page is shared. 1200 by 630 pixels. Without one, the picture of the site is used.',
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      type: 'boolean',
      description: 'The page stays reachable, but search engines are asked to leave it out.',
      initialValue: false,
    }),
  ],
  preview: { prepare: () => ({ title: 'Search and sharing' }) },
})
