import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { parseLink } from '#web/content/link.ts'
import { listOf, text } from '#web/content/parse.ts'
import { imageFields, linkFields, localized } from '#web/content/projections.ts'

import { blockBase, sectionHead } from '../base.ts'
import type { LogoCloudContent } from './types.ts'

/** What the block asks for: marks with their names. */
export const logoCloudFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  logos[] { "key": _key, "name": ${localized('name')}, figure { ${imageFields} }, link { ${linkFields} } }
`

/** Parses the block; what is not published, or unfinished, is left out. */
export const parseLogoCloud = z.object({
  ...blockBase('logoCloudBlock'),
  ...sectionHead,
  logos: listOf(z.object({ key: z.string(), name: text, figure: parseImage, link: parseLink })),
}) satisfies z.ZodType<LogoCloudContent>
