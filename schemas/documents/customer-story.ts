import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { resultsField, seoField } from '../fields/common.ts'
import {
  coverField,
  listedPageGroups,
  sectorField,
  summaryField,
  titleFields,
} from '../fields/listed-page.ts'
import { localizedRichText, localizedString } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'

/** How a customer works with us. Its address is `/customer/{slug}`. */
export const customerStory = defineType({
  name: 'customerStory',
  title: 'Customer story',
  type: 'document',
  icon: StarIcon,
  description: 'How a customer works with us, in their own words. It appears in lists and has its own page.',
  groups: listedPageGroups(),
  fields: [
    ...titleFields('customerStory', {
      description: 'The story, in one line.',
      limit: { characters: 72, why: 'it’s shown in large type on its page' },
    }),
    localizedString({
      name: 'customer',
      title: 'Customer',
      description: 'Describe the organisation. Name it only with its consent.',
      group: 'card',
    }),
    sectorField('One or two words.', 'it’s shown in small type on one line'),
    summaryField({
      description: 'One or two sentences for the card.',
      limit: { characters: 220, why: 'cards show it in full' },
    }),
    coverField(),
    positionField({ type: 'customerStory', group: 'card' }),
    defineField({
      name: 'quote',
      title: 'Testimonial',
      type: 'reference',
      description: 'Optional. A quote from the customer.',
      group: 'page',
      to: [{ type: 'testimonial' }],
    }),
    resultsField,
    localizedRichText({
      name: 'body',
      title: 'The story',
      description: 'How it started, how we work together, and what has changed.',
      group: 'page',
    }),
    seoField('search'),
  ],
  orderings: [BY_POSITION],
  preview: {
    select: { title: 'title', summary: 'summary', customer: 'customer', cover: 'cover' },
    prepare: ({ title, summary, customer, cover }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled story',
      subtitle: subtitle(languageGaps(title, summary), englishText(customer)),
      media: pictureOr(cover, StarIcon),
    }),
  },
})
