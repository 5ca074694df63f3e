import { ComposeIcon } from '@sanity/icons/Compose'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** A list of articles. */
export const postListBlock = defineBlock({
  name: 'postListBlock',
  title: 'Articles',
  icon: ComposeIcon,
  description:
    'Articles of the blog, the newest first: all of them, those of a category, or some you choose.',
  heading: 'heading',
  detail: 'layout',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description:
        'The grid opens with a large lead article and links to the categories; the list has categories, tags and recent articles beside it.',
      initialValue: 'grid',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Grid with a lead article', value: 'grid' },
          { title: 'List with a sidebar', value: 'sidebar' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the layout.'),
    }),
    defineField({
      name: 'category',
      title: 'Only of the category',
      type: 'reference',
      description: 'Optional. Shows the articles of one category instead of all.',
      to: [{ type: 'postCategory' }],
      hidden: ({ parent }) => ((parent as { posts?: unknown[] } | undefined)?.posts ?? []).length > 0,
    }),
    defineField({
      name: 'posts',
      title: 'Only these articles',
      type: 'array',
      description:
        'Optional. Choose some and drag them into order. Leave empty to show all, the newest first.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'post' }] })],
      validation: (rule) => rule.unique().error('Each article may stand here once: remove the second one.'),
    }),
    defineField({
      name: 'pageSize',
      title: 'Articles on a page',
      type: 'number',
      description: 'The list goes on at “/page/2”. A grid is even with 7: the lead and two rows of three.',
      initialValue: 7,
      validation: (rule) => rule.integer().min(1).max(48).error('Write a whole number from 1 to 48.'),
    }),
  ],
})
