import { groq } from 'next-sanity'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#schemas/shared/languages.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { flag, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { groupFields, groupSchema } from '#web/sanity/queries/groups.ts'
import { chosenOrAll, imageFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const teamMemberFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "role": ${localized('role')},
  "department": department->{ ${groupFields} },
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  languages
`

/** Fields of the block: the chosen colleagues, or all of them. */
export const teamFields = groq`
  ${sectionFields},
  grouped,
  "members": ${chosenOrAll('members', 'teamMember')} { ${teamMemberFields} }
`

const memberSchema = z.object({
  id: z.string(),
  name: text,
  role: optionalText,
  department: groupSchema.nullable().catch(null),
  biography: optionalText,
  portrait: imageSchema,
  languages: listOf(z.string().pipe(z.enum(LANGUAGE_CODES))),
})

/** A team member. */
export type TeamMember = z.output<typeof memberSchema>

export const teamSchema = sectionSchema('teamBlock').extend({
  grouped: flag(true),
  members: listOf(memberSchema),
})
