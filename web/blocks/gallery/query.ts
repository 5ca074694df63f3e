import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { listOf, numberChoice, optionalText } from '#web/content/parse.ts'
import { imageFields, localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { GalleryContent } from './types.ts'

/** What the gallery needs of its block. */
export const galleryFields = groq`
  ${sectionFields},
  pictures[] { "key": _key, "image": { ${imageFields} }, "caption": ${localized('caption')} },
  columns
`

/** Parses the gallery; pictures that were not uploaded are left out. */
export const parseGallery = z.object({
  ...blockBase('galleryBlock'),
  ...sectionHead,
  pictures: listOf(
    z.object({
      key: z.string(),
      image: parseImage.transform((image, context) => {
        if (image) return image
        context.addIssue('The picture is missing.')
        return z.NEVER
      }),
      caption: optionalText,
    }),
  ),
  columns: numberChoice([2, 3, 4], 3),
}) satisfies z.ZodType<GalleryContent>
