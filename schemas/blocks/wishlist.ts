import { HeartIcon } from '@sanity/icons/Heart'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const wishlistBlock = defineBlock({
  name: 'wishlistBlock',
  title: 'Wishlist',
  icon: HeartIcon,
  description: 'Products a visitor has saved with the heart button, with current prices.',
  fields: sectionHead(),
})
