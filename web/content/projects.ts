import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PROJECT_STATES } from '#schemas/shared/projects.ts'
import { choice, listOf, optionalText, text } from './parse.ts'
import { privateClient } from './private-client.ts'
import { localized } from './projections.ts'

const projectsQuery = defineQuery(`*[_type == "project" && $email in members] | order(
  select(state == "running" => 0, state == "paused" => 1, state == "planned" => 2, 3) asc, startsAt desc
) [0...50] {
  "id": _id,
  "title": ${localized('title')},
  state,
  "summary": ${localized('summary')},
  "lead": lead->{ "name": ${localized('name')}, "role": ${localized('role')} },
  startsAt,
  endsAt,
  "milestones": milestones[]{ "key": _key, "title": ${localized('title')}, dueAt, doneAt },
  "decisions": decisions[]{ "key": _key, "question": ${localized('question')}, dueAt }
}`)

const Project = z.object({
  id: z.string(),
  title: text,
  state: choice(
    PROJECT_STATES.map(({ value }) => value) as ['planned', 'running', 'paused', 'done'],
    'planned',
  ),
  summary: optionalText,
  lead: z.object({ name: text, role: optionalText }).nullable().catch(null),
  startsAt: optionalText,
  endsAt: optionalText,
  milestones: listOf(z.object({ key: z.string(), title: text, dueAt: optionalText, doneAt: optionalText })),
  decisions: listOf(z.object({ key: z.string(), question: text, dueAt: optionalText })),
})

/** A client's project in the language of the page. */
export type Project = z.output<typeof Project>

/**
 * The projects that name an address, those under way first. Only whoever has shown that the address is theirs may be given them.
 *
 * @throws where the lake cannot be asked
 */
export async function readProjects(email: string, locale: LocaleId): Promise<Project[]> {
  const parameters = { email: email.toLowerCase(), locale }
  return listOf(Project).parse(await privateClient().fetch<unknown>(projectsQuery, parameters))
}
