import { groq } from 'next-sanity'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const wishlistFields = groq`${sectionFields}`

/** Parses the wishlist; there is always something to show. */
export const wishlistBlockSchema = sectionSchema('wishlistBlock')
