import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { filingFields } from '../fields/post-filing.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A word that articles share across categories. Its address is `/blog/tag/{slug}`. */
export const tag = defineType({
  name: 'tag',
  title: 'Tag',
  type: 'document',
  icon: TagIcon,
  description:
    'A word that articles share, whatever their category. The tag lists them on a page of its own.',
  fields: filingFields({ type: 'tag', word: 'tag', example: 'Backups' }),
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', description: 'description', slug: 'slug.current' },
    prepare: ({
      title,
      description,
      slug,
    }: {
      title?: Localized
      description?: Localized
      slug?: string
    }) => ({
      title: englishText(title) ?? 'Tag without a title',
      subtitle: subtitle(languageGaps(title, description), slug && `/blog/tag/${slug}`),
      media: TagIcon,
    }),
  },
})
