import { HeartIcon } from '@sanity/icons/Heart'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** The visitor's wishlist. */
export const wishlistBlock = defineBlock({
  name: 'wishlistBlock',
  title: 'Wishlist',
  icon: HeartIcon,
  description: 'The goods that a visitor has kept by pressing the heart, with their prices of today.',
  heading: 'heading',
  fields: sectionHead(),
})
