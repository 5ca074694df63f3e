import { ComposeIcon } from '@sanity/icons/Compose'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { seoField } from '../fields/common.ts'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { BY_ADDRESS } from '../fields/orderings.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, selectFields, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { localDay } from '../preview/short-moment.ts'
import { POST_LAYOUTS } from '../shared/content-choices.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { warnFutureDate } from '../validation/posts.ts'

type PostSelection = Record<string, unknown> & { publishedAt?: string; featured?: boolean }

/** An article of the blog. Its address is `/blog/{slug}`. */
export const post = defineType({
  name: 'post',
  title: 'Article',
  type: 'document',
  icon: ComposeIcon,
  description: 'A blog article. It has its own page and appears in lists and in the RSS feed.',
  groups: [
    { name: 'article', title: 'Article', default: true },
    { name: 'filing', title: 'Details' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'Say what the reader will learn. Shown above the article and in lists.',
      limit: { characters: 90, why: 'it’s shown in very large type' },
      group: 'article',
    }),
    localizedText({
      name: 'excerpt',
      title: 'Excerpt',
      description:
        'Two sentences that make people want to read on. Shown in lists, under the title and in the feed.',
      limit: { characters: 240, why: 'cards in a row should have the same height' },
      group: 'article',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description: '1600 by 1000 pixels. Also used when the article is shared.',
      group: 'article',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description:
        'Start sections with “Heading”; they form the table of contents. Reading time is calculated automatically.',
      group: 'article',
    }),
    ...routedFields({ type: 'post', group: 'filing' }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'datetime',
      description: 'The date shown, used for sorting. It doesn’t schedule publishing.',
      group: 'filing',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [
        rule.required().error('Choose a date.'),
        rule.custom<string>((date) => warnFutureDate(date, Date.now())).warning(),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The main category of the article.',
      group: 'filing',
      to: [{ type: 'postCategory' }],
      validation: (rule) =>
        rule.required().error('Choose a category. Lists and related articles depend on it.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      description: 'Two to four tags for other subjects. Articles with the same tags are shown as related.',
      group: 'filing',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tag' }] })],
      validation: (rule) => [
        rule.custom<unknown[]>(checkListedOnce('This tag is listed twice. Remove one.')),
        rule.max(6).warning('Use up to six tags.'),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      description: 'Who wrote it. Their biography appears below the article.',
      group: 'filing',
      to: [{ type: 'author' }],
      validation: (rule) => rule.required().error('Choose an author.'),
    }),
    choiceField({
      name: 'layout',
      title: 'Layout',
      description: 'Standard has a table of contents beside the text. Wide has a large cover and one column.',
      group: 'filing',
      initialValue: 'standard',
      list: [...POST_LAYOUTS],
    }),
    defineField({
      name: 'featured',
      title: 'Featured article',
      type: 'boolean',
      description: 'Shown first in lists with a featured article. If there are several, the newest is used.',
      group: 'filing',
      initialValue: false,
    }),
    seoField('search'),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'oldest', title: 'Oldest first', by: [{ field: 'publishedAt', direction: 'asc' }] },
    BY_ADDRESS,
  ],
  preview: {
    select: {
      ...selectFields('title', 'excerpt', 'publishedAt', 'featured', 'cover'),
      category: 'category.title',
    },
    prepare: ({ title, excerpt, publishedAt, featured, category, cover }: PostSelection) => ({
      title: englishText(title) ?? 'Untitled article',
      subtitle: subtitle(
        languageGaps(title, excerpt),
        publishedAt && localDay(publishedAt),
        englishText(category) ?? 'No category',
        featured && 'Featured',
      ),
      media: pictureOr(cover, ComposeIcon),
    }),
  },
})
