import 'server-only'
import { z } from 'zod'
import { previewClient } from '../client.ts'
import type { Perspective } from '../perspective.ts'

/** What a perspective is for people. Moments are ISO 8601, UTC. */
export type Shown =
  | { kind: 'drafts' | 'published' }
  | { kind: 'release'; title: string }
  | { kind: 'releaseAt'; title: string; moment: string }
  | { kind: 'scheduledDraft'; moment: string }

const parseRelease = z.object({
  title: z.string().min(1).nullable().catch(null),
  cardinality: z.string().nullable().catch(null),
  moment: z.iso.datetime().nullable().catch(null),
})

/** A release and when it goes out: the time that is fixed, else the one that is meant. */
const RELEASE = `*[_id == "_.releases." + $name][0] {
  "title": metadata.title, "cardinality": metadata.cardinality, "moment": coalesce(publishAt, metadata.intendedPublishAt)
}`

/** Says which draft, release or scheduled draft a perspective shows: the one on top. A release that is gone goes by its name. */
export async function describePerspective(perspective: Perspective): Promise<Shown> {
  const [name] = [perspective].flat()
  if (name === undefined || name === 'drafts') return { kind: 'drafts' }
  if (name === 'published') return { kind: 'published' }
  const options = { perspective: 'raw', cache: 'no-store' } as const
  const answer = await previewClient.fetch<unknown>(RELEASE, { name }, options).catch(() => null)
  const { title, cardinality, moment } = parseRelease
    .catch({ title: null, cardinality: null, moment: null })
    .parse(answer)
  if (cardinality === 'one' && moment) return { kind: 'scheduledDraft', moment }
  return moment
    ? { kind: 'releaseAt', title: title ?? name, moment }
    : { kind: 'release', title: title ?? name }
}
