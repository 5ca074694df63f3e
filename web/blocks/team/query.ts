import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { choice, flag, listOf, optionalText, text } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { teamMemberFields } from '#web/content/queries/work.ts'
import { DEPARTMENT_IDS } from '#schemas/shared/departments.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { TeamContent } from './types.ts'

/** What the block asks for: the colleagues chosen, or all of them. */
export const teamFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  grouped,
  "members": select(
    count(members) > 0 => members[]->{ ${teamMemberFields} },
    *[_type == "teamMember"] | order(order asc, _id asc) { ${teamMemberFields} }
  )
`

/** Parses the block; what is not published, or unfinished, is left out. */
export const parseTeam = z.object({
  ...blockBase('teamBlock'),
  ...sectionHead,
  grouped: flag(true),
  members: listOf(
    z.object({
      id: z.string(),
      name: text,
      role: optionalText,
      department: choice(DEPARTMENT_IDS, 'engineering'),
      biography: optionalText,
      portrait: parseImage,
      languages: listOf(text),
    }),
  ),
}) satisfies z.ZodType<TeamContent>
