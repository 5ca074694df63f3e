import { PlugIcon } from '@sanity/icons/Plug'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { INTEGRATION_CATEGORIES } from '../shared/integration-categories.ts'
import { checkUrl } from '../validation/addresses.ts'
import type { Localized } from '../validation/localized.ts'

/** Something the product connects to. Its address is `/saas/integrations/{slug}`. */
export const integration = defineType({
  name: 'integration',
  title: 'Integration',
  type: 'document',
  icon: PlugIcon,
  description: 'Something the product connects to: a card in its group, and a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description:
        'The standard or product, as its users call it. Name only what we have connected ourselves.',
      limit: { characters: 40, why: 'longer titles break into three lines' },
      group: 'card',
    }),
    ...routedFields({ type: 'integration', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences: what passes between the two.',
      limit: { characters: 160, why: 'cards of one row should be of one height' },
      group: 'card',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'The group in which the site shows it.',
      group: 'card',
      options: { list: INTEGRATION_CATEGORIES.map(({ id, title }) => ({ title, value: id })) },
      validation: (rule) => rule.required().error('Choose the group in which people look for it.'),
    }),
    defineField({
      name: 'logo',
      title: 'Sign',
      type: 'figure',
      description:
        'A square sign. Draw a neutral one unless the owner of a logo allows its use; it stands on a light field.',
      group: 'card',
    }),
    positionField({
      description: 'Within its group, integrations are shown from the smallest number to the largest.',
      group: 'card',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text of its page',
      description: 'What passes between the two, how often, and what never does.',
      required: false,
      group: 'page',
    }),
    defineField({
      name: 'setup',
      title: 'Setting it up',
      type: 'array',
      description: 'The steps from nothing to a first result.',
      group: 'page',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) =>
        rule.max(8).warning('Keep at most eight steps: join or leave out the small ones.'),
    }),
    defineField({
      name: 'website',
      title: 'Its website',
      type: 'url',
      description: 'Optional. Where the standard or product is described by its makers.',
      group: 'page',
      validation: (rule) => [
        rule.uri({ scheme: ['http', 'https'] }).error('Begin with “https://”.'),
        rule.custom(checkUrl),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the page of the integration appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    {
      name: 'category',
      title: 'Category',
      by: [
        { field: 'category', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
    ...positionOrderings,
  ],
  preview: {
    select: { title: 'title', summary: 'summary', category: 'category', slug: 'slug.current', logo: 'logo' },
    prepare: ({ title, summary, category, slug, logo }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Integration without a title',
      subtitle: subtitle(
        INTEGRATION_CATEGORIES.find(({ id }) => id === category)?.title,
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `/saas/integrations/${slug}`,
      ),
      media: (logo as { asset?: unknown } | undefined)?.asset ? (logo as never) : PlugIcon,
    }),
  },
})
