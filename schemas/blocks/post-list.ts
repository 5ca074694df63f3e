import { ComposeIcon } from '@sanity/icons/Compose'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { chosenField, pageSizeField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const postListBlock = defineBlock({
  name: 'postListBlock',
  title: 'Articles',
  icon: ComposeIcon,
  description: 'Blog articles, newest first: all of them, one category, or a selection.',
  detail: 'layout',
  fields: [
    ...sectionHead(),
    choiceField({
      name: 'layout',
      title: 'Layout',
      group: 'layout',
      description:
        'The grid starts with a large featured article and category links. The list has categories, tags and recent articles beside it.',
      initialValue: 'grid',
      list: [
        { title: 'Grid with a featured article', value: 'grid' },
        { title: 'List with a sidebar', value: 'sidebar' },
      ],
    }),
    defineField({
      name: 'category',
      title: 'Only this category',
      type: 'reference',
      description: 'Optional. Shows one category instead of all articles.',
      to: [{ type: 'postCategory' }],
      hidden: ({ parent }) => ((parent as { posts?: unknown[] } | undefined)?.posts ?? []).length > 0,
    }),
    chosenField({
      name: 'posts',
      title: 'Only these articles',
      type: 'post',
      description:
        'Optional. Choose articles and drag them into order. If empty, all are shown, newest first.',
    }),
    pageSizeField({
      title: 'Articles per page',
      description:
        'The rest follow at “/page/2”. In the grid, 7 gives even rows: one featured article and two rows of three.',
      initialValue: 7,
    }),
  ],
})
