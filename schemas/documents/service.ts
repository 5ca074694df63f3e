import { CaseIcon } from '@sanity/icons/Case'
import { defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { iconField } from '../fields/icon.ts'
import { listedPageGroups, pointsField, summaryField, titleFields } from '../fields/listed-page.ts'
import { localizedRichText } from '../fields/localized.ts'
import { BY_ADDRESS, BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { iconPreview } from '../preview/routed.ts'

/** A service the company offers. Its address is `/services/{slug}`. */
export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: CaseIcon,
  description: 'A service we offer. It appears as a card on the home page and has its own page.',
  groups: listedPageGroups('Card'),
  fields: [
    ...titleFields('service', {
      description: 'The name of the service, on its card and page.',
      limit: { characters: 48, why: 'longer titles wrap onto three lines' },
    }),
    summaryField({
      description: 'One or two sentences on what the client gets.',
      limit: { characters: 180, why: 'cards in a row should have the same height' },
    }),
    iconField({ description: 'The icon on the card.', group: 'card' }),
    positionField({ type: 'service', group: 'card' }),
    pointsField({
      name: 'highlights',
      title: 'What is included',
      description: 'Three to six short points for the service page.',
    }),
    localizedRichText({
      name: 'body',
      title: 'Page text',
      description: 'Optional. What the service is, how we work, and what the client gets.',
      required: false,
      group: 'page',
    }),
    seoField('search'),
  ],
  orderings: [BY_POSITION, BY_ADDRESS],
  preview: iconPreview('service', 'Untitled service', CaseIcon),
})
