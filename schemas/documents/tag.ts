import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { BY_ADDRESS } from '../fields/orderings.ts'
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
  orderings: [BY_ADDRESS],
  preview: routedPreview('tag', 'Tag without a title', TagIcon),
})
