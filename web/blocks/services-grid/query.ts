import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { choice, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const serviceCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  "href": { ${addressFields} }
`

/** Fields of the block: the chosen services, or all of them. */
export const servicesGridFields = groq`
  ${sectionFields},
  "services": select(
    count(services) > 0 => services[]->{ ${serviceCardFields} },
    *[_type == "service"] | order(order asc, _id asc) { ${serviceCardFields} }
  )
`

/** Parses `serviceCardFields`; requires title and address. */
const serviceCardSchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_VALUES, 'consulting'),
  href: addressSchema,
})

export const servicesGridSchema = sectionSchema('servicesGridBlock').extend({
  services: listOf(serviceCardSchema),
})
