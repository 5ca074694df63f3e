import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const servicesGridBlock = defineBlock({
  name: 'servicesGridBlock',
  title: 'Services grid',
  icon: ThLargeIcon,
  description: 'A card for each service. Edit the cards in Services.',
  fields: [
    ...sectionHead({ headingRequired: true }),
    chosenField({ name: 'services', title: 'Services', type: 'service' }),
  ],
})
