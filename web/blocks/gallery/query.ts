import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { columnCount, listOf, optionalText } from '#web/sanity/parse.ts'
import { imageFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const galleryFields = groq`
  ${sectionFields},
  pictures[] { "key": _key, "image": { ${imageFields} }, "caption": ${localized('caption')} },
  columns
`

/** Parses the block without pictures that are not uploaded. */
export const gallerySchema = sectionSchema('galleryBlock').extend({
  pictures: listOf(
    z.object({
      key: z.string(),
      image: imageSchema.transform((image, context) => {
        if (image) return image
        context.addIssue('The picture is missing.')
        return z.NEVER
      }),
      caption: optionalText,
    }),
  ),
  /** Columns on wide screens. */
  columns: columnCount,
})
