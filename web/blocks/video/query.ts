import { groq } from 'next-sanity'
import { z } from 'zod'
import { type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { videoAt } from '#schemas/shared/video-providers.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, required, text } from '#web/sanity/parse.ts'
import { imageFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const videoFields = groq`
  ${sectionFields},
  "file": file.asset->{ "src": url, "mediaType": mimeType },
  "provided": url,
  poster { ${imageFields} },
  captions[] { language, "src": file.asset->url }
`

const LOCALE_IDS = LOCALES.map(({ id }) => id) as [LocaleId, ...LocaleId[]]

const providedSchema = text
  .transform((page) => {
    const video = videoAt(page)
    return video && { ...video, page }
  })
  .nullable()
  .catch(null)

/** Parses the block; the address of an unknown provider is null. */
export const videoSchema = z.object({
  ...blockBase('videoBlock'),
  ...sectionHead,
  file: z.object({ src: text, mediaType: text }).nullable().catch(null),
  /** `page` is the video's page at the provider. */
  provided: providedSchema,
  poster: imageSchema,
  captions: listOf(z.object({ language: required(z.enum(LOCALE_IDS)), src: text })),
})

/** A video: an uploaded file, one at a provider, or none. */
export type VideoContent = z.output<typeof videoSchema>
