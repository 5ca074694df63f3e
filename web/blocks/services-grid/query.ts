import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { choice, listOf, optionalText, text } from '#web/content/parse.ts'
import { addressFields, localized } from '#web/content/projections.ts'
import { ICON_KEYS } from '#schemas/shared/icons.ts'
import { blockBase } from '../base.ts'
import type { ServiceCard, ServicesGridContent } from './types.ts'

/** What a card needs of its service. */
export const serviceCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  "href": { ${addressFields} }
`

/** What the grid needs of its block: the services chosen, or all of them. */
export const servicesGridFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "services": select(
    count(services) > 0 => services[]->{ ${serviceCardFields} },
    *[_type == "service"] | order(order asc, _id asc) { ${serviceCardFields} }
  )
`

/** Parses `serviceCardFields`; a card needs a title and an address. */
export const parseServiceCard = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_KEYS, 'consulting'),
  href: parseAddress,
}) satisfies z.ZodType<ServiceCard>

/** Parses the grid; services that are not published, or unfinished, are left out. */
export const parseServicesGrid = z.object({
  ...blockBase('servicesGridBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  services: listOf(parseServiceCard),
}) satisfies z.ZodType<ServicesGridContent>
