import { groq } from 'next-sanity'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { choice, listOf } from '#web/sanity/parse.ts'
import { entrySchema } from '#web/sanity/queries/address.ts'
import { chosenOrAll, entryFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const serviceCardFields = groq`${entryFields}, icon`

/** Fields of the block: the chosen services, or all of them. */
export const servicesGridFields = groq`
  ${sectionFields},
  "services": ${chosenOrAll('services', 'service')} { ${serviceCardFields} }
`

export const servicesGridSchema = sectionSchema('servicesGridBlock').extend({
  services: listOf(entrySchema.extend({ icon: choice(ICON_VALUES, 'consulting') })),
})
