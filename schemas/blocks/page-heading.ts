import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { localizedString } from '../fields/localized.ts'
import { eyebrowField, paragraphField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const pageHeadingBlock = defineBlock({
  name: 'pageHeadingBlock',
  title: 'Page heading',
  icon: BlockElementIcon,
  description: 'The top of a page with its main heading. Breadcrumbs are added automatically.',
  fields: [
    eyebrowField('Optional. Two or three words that name the page.'),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'One sentence.',
      limit: { characters: 90, why: 'it’s shown in very large type' },
    }),
    paragraphField(),
  ],
})
