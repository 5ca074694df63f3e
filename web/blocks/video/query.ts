import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { listOf, text } from '#web/content/parse.ts'
import { imageFields, sectionFields } from '#web/content/projections.ts'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { videoAt } from '#schemas/shared/video-providers.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { VideoContent } from './types.ts'

/** What the film needs of its block. */
export const videoFields = groq`
  ${sectionFields},
  "file": file.asset->{ "src": url, "mediaType": mimeType },
  "provided": url,
  poster { ${imageFields} },
  captions[] { language, "src": file.asset->url }
`

const LOCALE_IDS = LOCALES.map(({ id }) => id) as [LocaleId, ...LocaleId[]]

const parseProvided = text
  .transform((page) => {
    const video = videoAt(page)
    return video && { ...video, page }
  })
  .nullable()
  .catch(null)

/** Parses the film; an address that is no film of a known provider counts as none. */
export const parseVideo = z.object({
  ...blockBase('videoBlock'),
  ...sectionHead,
  file: z.object({ src: text, mediaType: text }).nullable().catch(null),
  provided: parseProvided,
  poster: parseImage,
  captions: listOf(z.object({ language: z.enum(LOCALE_IDS), src: text })),
}) satisfies z.ZodType<VideoContent>
