import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseLink } from '#web/content/link.ts'
import { listOf, numberChoice, optionalText, text } from '#web/content/parse.ts'
import { linkFields, localized, sectionFields } from '#web/content/projections.ts'
import { ICON_KEYS } from '#schemas/shared/icons.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { FeatureGridContent } from './types.ts'

/** What the grid needs of its block. */
export const featureGridFields = groq`
  ${sectionFields},
  columns,
  items[] {
    "key": _key,
    icon,
    "title": ${localized('title')},
    "text": ${localized('text')},
    link { ${linkFields} }
  }
`

/** Parses the grid; features without a title are left out. */
export const parseFeatureGrid = z.object({
  ...blockBase('featureGridBlock'),
  ...sectionHead,
  columns: numberChoice([2, 3, 4], 3),
  items: listOf(
    z.object({
      key: z.string(),
      icon: z.enum(ICON_KEYS).nullable().catch(null),
      title: text,
      text: optionalText,
      link: parseLink,
    }),
  ),
}) satisfies z.ZodType<FeatureGridContent>
