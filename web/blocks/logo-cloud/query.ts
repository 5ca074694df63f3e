import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, text } from '#web/sanity/parse.ts'
import { linkSchema } from '#web/sanity/queries/link.ts'
import { imageFields, linkFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: logos with names. */
export const logoCloudFields = groq`
  ${sectionFields},
  logos[] { "key": _key, "name": ${localized('name')}, figure { ${imageFields} }, link { ${linkFields} } }
`

export const logoCloudSchema = sectionSchema('logoCloudBlock').extend({
  logos: listOf(z.object({ key: z.string(), name: text, figure: imageSchema, link: linkSchema })),
})
