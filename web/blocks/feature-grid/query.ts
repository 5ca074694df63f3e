import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { columnCount, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { linkSchema } from '#web/sanity/queries/link.ts'
import { linkFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

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

export const featureGridSchema = sectionSchema('featureGridBlock').extend({
  /** Columns on wide screens. */
  columns: columnCount,
  items: listOf(
    z.object({
      key: z.string(),
      icon: z.enum(ICON_VALUES).nullable().catch(null),
      title: text,
      text: optionalText,
      link: linkSchema,
    }),
  ),
})
