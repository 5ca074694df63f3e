import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { resultsField, seoField } from '../fields/work.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** How a customer works with us. Its address is `/customer/{slug}`. */
export const customerStory = defineType({
  name: 'customerStory',
  title: 'Customer story',
  type: 'document',
  icon: StarIcon,
  description: 'How a customer works with us, told with their words. In lists and on a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The story in one line.',
      limit: { characters: 72, why: 'it is set large on its page' },
      group: 'card',
    }),
    ...routedFields({ type: 'customerStory', group: 'card' }),
    localizedString({
      name: 'customer',
      title: 'Customer',
      description: 'Describe the organisation; name it only with its consent.',
      group: 'card',
    }),
    localizedString({
      name: 'sector',
      title: 'Sector',
      description: 'One or two words.',
      limit: { characters: 28, why: 'it is set small, in one line' },
      group: 'card',
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for the card.',
      limit: { characters: 220, why: 'cards show it whole' },
      group: 'card',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description: 'The picture in lists and at the head of the page. 16 to 10, 1600 pixels wide or more.',
      group: 'card',
    }),
    positionField({
      description: 'Stories are shown from the smallest number to the largest.',
      group: 'card',
    }),
    defineField({
      name: 'quote',
      title: 'Testimonial',
      type: 'reference',
      description: 'Optional. What the customer says.',
      group: 'page',
      to: [{ type: 'testimonial' }],
    }),
    resultsField('page'),
    localizedRichText({
      name: 'body',
      title: 'The story',
      description: 'How it began, how we work together, what has changed.',
      group: 'page',
    }),
    seoField('search'),
  ],
  orderings: positionOrderings,
  preview: {
    select: { title: 'title', summary: 'summary', customer: 'customer', cover: 'cover' },
    prepare: ({ title, summary, customer, cover }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Story without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        englishText(customer as Localized),
      ),
      media: (cover as never) ?? StarIcon,
    }),
  },
})
