import { groq } from 'next-sanity'
import { videoAt } from '#schemas/shared/video-providers.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { text } from '#web/sanity/parse.ts'
import { imageFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { captionsField, captionsSchema, videoFileFields, videoFileSchema } from '#web/sanity/queries/video.ts'
import { sectionSchema } from '../base.ts'

export const videoFields = groq`
  ${sectionFields},
  "file": file.${videoFileFields},
  "provided": url,
  poster { ${imageFields} },
  ${captionsField}
`

const providedSchema = text
  .transform((page) => {
    const video = videoAt(page)
    return video && { ...video, page }
  })
  .nullable()
  .catch(null)

/** Parses the block; the address of an unknown provider is null. */
export const videoSchema = sectionSchema('videoBlock').extend({
  file: videoFileSchema,
  /** `page` is the video's page at the provider. */
  provided: providedSchema,
  poster: imageSchema,
  captions: captionsSchema,
})
