import { PlugIcon } from '@sanity/icons/Plug'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { listedPageGroups, summaryField, titleFields } from '../fields/listed-page.ts'
import { localizedRichText } from '../fields/localized.ts'
import { BY_CATEGORY, BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { canonicalPath } from '../shared/routes.ts'
import { urlRules } from '../validation/url-rules.ts'

/** Something the product connects to. Its address is `/saas/integrations/{slug}`. */
export const integration = defineType({
  name: 'integration',
  title: 'Integration',
  type: 'document',
  icon: PlugIcon,
  description: 'A service the product connects to. It appears in lists and has its own page.',
  groups: listedPageGroups(),
  fields: [
    ...titleFields('integration', {
      description: 'The standard or product, as its users call it. Only list what we’ve connected ourselves.',
      limit: { characters: 40, why: 'longer titles wrap onto three lines' },
    }),
    summaryField({
      description: 'One or two sentences on what data is exchanged.',
      limit: { characters: 160, why: 'cards in a row should have the same height' },
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The category under which it appears.',
      group: 'card',
      to: [{ type: 'integrationCategory' }],
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'figure',
      description:
        'A square logo on a light background. Use a neutral icon unless the owner allows you to use theirs.',
      group: 'card',
    }),
    positionField({ type: 'integration', description: 'Order within its category.', group: 'card' }),
    localizedRichText({
      name: 'body',
      title: 'Page text',
      description: 'What data is exchanged, how often, and what isn’t.',
      required: false,
      group: 'page',
    }),
    defineField({
      name: 'setup',
      title: 'Setup',
      type: 'array',
      description: 'The steps to get started.',
      group: 'page',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => rule.max(8).warning('Use up to eight steps. Combine or drop the small ones.'),
    }),
    defineField({
      name: 'website',
      title: 'Website',
      type: 'url',
      description: 'Optional. The official website of the standard or product.',
      group: 'page',
      validation: (rule) => urlRules(rule),
    }),
    seoField('search'),
  ],
  orderings: [BY_CATEGORY, BY_POSITION],
  preview: {
    select: {
      title: 'title',
      summary: 'summary',
      category: 'category.title',
      slug: 'slug.current',
      logo: 'logo',
    },
    prepare: ({ title, summary, category, slug, logo }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled integration',
      subtitle: subtitle(
        englishText(category),
        languageGaps(title, summary),
        typeof slug === 'string' && canonicalPath('integration', slug),
      ),
      media: pictureOr(logo, PlugIcon),
    }),
  },
})
