import { groq } from 'next-sanity'
import { z } from 'zod'
import { text } from '../parse.ts'
import { localized } from './projections.ts'

/** The document under whose title another one is listed, parsed by `groupSchema`. */
export const groupFields = groq`"id": _id, "title": ${localized('title')}, order`

/** Parses `groupFields`. */
export const groupSchema = z.object({
  id: z.string(),
  title: text,
  order: z.number().nullable().catch(null),
})

/** A department or a category. */
export type Group = z.output<typeof groupSchema>

const place = (group: Group | null): number =>
  group ? (group.order ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY

/** Lists entries by group in the order of the groups. Entries without a group come last. */
export function listByGroup<Entry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => Group | null,
): { group: Group | null; entries: Entry[] }[] {
  const groups = new Map(entries.map((entry) => [groupOf(entry)?.id, groupOf(entry)]))
  return [...groups]
    .map(([id, group]) => ({ group, entries: entries.filter((entry) => groupOf(entry)?.id === id) }))
    .sort((one, other) => place(one.group) - place(other.group))
}
