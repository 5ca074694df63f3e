import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { choiceField } from '../fields/choices.ts'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const featureListBlock = defineBlock({
  name: 'featureListBlock',
  title: 'Product features',
  icon: BlockElementIcon,
  description: 'Features as large rows with images, or as a compact index. Each links to its page.',
  detail: 'layout',
  fields: [
    ...sectionHead(),
    choiceField({
      name: 'layout',
      title: 'Layout',
      group: 'layout',
      description: 'Rows show images and benefits. The index shows titles and summaries only.',
      initialValue: 'rows',
      list: [
        { title: 'Rows with images', value: 'rows' },
        { title: 'Index', value: 'index' },
      ],
    }),
    chosenField({ name: 'features', title: 'Features', type: 'feature' }),
  ],
})
