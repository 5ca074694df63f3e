import { ComposeIcon } from '@sanity/icons/Compose'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { POST_LAYOUTS } from '../shared/post-layouts.ts'
import type { Localized } from '../validation/localized.ts'
import { checkPublicationDate } from '../validation/posts.ts'

/** What the preview of an article selects. */
interface PostSelection {
  title?: Localized
  excerpt?: Localized
  publishedAt?: string
  featured?: boolean
  category?: Localized
  cover?: object
}

/** An article of the blog. Its address is `/blog/{slug}`. */
export const post = defineType({
  name: 'post',
  title: 'Article',
  type: 'document',
  icon: ComposeIcon,
  description: 'An article of the blog. It has a page of its own and stands in the lists and in the feed.',
  groups: [
    { name: 'article', title: 'Article', default: true },
    { name: 'filing', title: 'Where it belongs' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description:
        'Says what the reader will know afterwards. It stands large above the article and in lists.',
      limit: { characters: 90, why: 'it is set very large' },
      group: 'article',
    }),
    localizedText({
      name: 'excerpt',
      title: 'Excerpt',
      description:
        'Two sentences that make a person want to read on: in lists, under the title, in the feed.',
      limit: { characters: 240, why: 'cards in one row should be of one height' },
      group: 'article',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description:
        'The picture of the article, 1600 by 1000 pixels. It also stands for it when it is shared.',
      group: 'article',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description:
        'The article. Begin sections with “Heading”: the list of contents is made of them. Reading time is counted by the site.',
      group: 'article',
    }),
    ...routedFields({ type: 'post', group: 'filing' }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'datetime',
      description:
        'The date shown, by which articles are sorted. It does not publish: the button below does.',
      group: 'filing',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [
        rule.required().error('Choose the date that the article is to bear.'),
        rule.custom<string>((date) => checkPublicationDate(date, Date.now())).warning(),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The one subject the article belongs to.',
      group: 'filing',
      to: [{ type: 'postCategory' }],
      validation: (rule) =>
        rule.required().error('Choose the category: lists and related articles go by it.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      description:
        'Two to four words for what else it is about. Articles that share tags recommend each other.',
      group: 'filing',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tag' }] })],
      validation: (rule) => [
        rule.unique().error('Each tag may stand here once: remove the second one.'),
        rule.max(6).warning('Keep at most six tags: more of them say less.'),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      description: 'Who wrote it. Their short biography stands below the article.',
      group: 'filing',
      to: [{ type: 'author' }],
      validation: (rule) => rule.required().error('Choose who wrote the article.'),
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'Standard has a list of contents beside the text; wide has a large cover and one column.',
      group: 'filing',
      initialValue: 'standard',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: POST_LAYOUTS.map(({ id, title }) => ({ title, value: id })),
      },
      validation: (rule) => rule.required().error('Choose the layout.'),
    }),
    defineField({
      name: 'featured',
      title: 'Lead article',
      type: 'boolean',
      description: 'Opens lists that have a lead article. Of several, the newest does.',
      group: 'filing',
      initialValue: false,
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the article appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'oldest', title: 'Oldest first', by: [{ field: 'publishedAt', direction: 'asc' }] },
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      excerpt: 'excerpt',
      publishedAt: 'publishedAt',
      featured: 'featured',
      category: 'category.title',
      cover: 'cover',
    },
    prepare: ({ title, excerpt, publishedAt, featured, category, cover }: PostSelection) => ({
      title: englishText(title) ?? 'Article without a title',
      subtitle: subtitle(
        languageGaps(title, excerpt),
        publishedAt?.slice(0, 10),
        englishText(category) ?? 'No category',
        featured && 'Lead',
      ),
      media: (cover as never) ?? ComposeIcon,
    }),
  },
})
