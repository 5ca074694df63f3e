import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { taxonomyFields } from '../fields/post-taxonomy.ts'
import { routedPreview } from '../preview/routed.ts'

/** A tag of articles, across categories. Its address is `/blog/tag/{slug}`. */
export const tag = defineType({
  name: 'tag',
  title: 'Tag',
  type: 'document',
  icon: TagIcon,
  description: 'A tag that articles in any category can share. Each tag has its own page.',
  fields: taxonomyFields({ type: 'tag', word: 'tag', example: 'Backups' }),
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: routedPreview('tag', 'Tag without a title', TagIcon),
})
