import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { SEARCH_LENGTHS } from '../shared/search-result.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  description: 'How this appears in search results and when shared. Everything here is optional.',
  options: { collapsible: true, collapsed: true },
  fields: [
    localizedString({
      name: 'title',
      title: 'Search title',
      description: 'Only if it should differ from the page title. The site’s tagline is added automatically.',
      required: false,
      limit: { characters: SEARCH_LENGTHS.title, why: 'search engines cut it off' },
    }),
    localizedText({
      name: 'description',
      title: 'Search description',
      description: 'One or two sentences that make people click this result.',
      required: false,
      limit: { characters: SEARCH_LENGTHS.description, why: 'search engines cut it off' },
    }),
    defineField({
      name: 'image',
      title: 'Sharing image',
      type: 'figure',
      description: 'Shown when the page is shared. 1200 by 630 pixels. If empty, the site’s image is used.',
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      type: 'boolean',
      description: 'The page stays online, but search engines are asked not to list it.',
      initialValue: false,
    }),
  ],
  preview: { prepare: () => ({ title: 'Search and sharing' }) },
})
