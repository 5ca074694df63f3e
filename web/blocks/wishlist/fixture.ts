import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = { ...blockOf('wishlistBlock'), ...sectionHead }
