import { z } from 'zod'
import { previewClient } from '../client/client.ts'
import type { Perspective } from '../client/perspective.ts'

/** A readable description of a perspective. Times are ISO 8601, UTC. */
type PerspectiveDescription =
  | { kind: 'drafts' | 'published' }
  | { kind: 'release'; title: string }
  | { kind: 'releaseAt'; title: string; moment: string }
  | { kind: 'scheduledDraft'; moment: string }

const releaseSchema = z.object({
  title: z.string().min(1).nullable().catch(null),
  cardinality: z.string().nullable().catch(null),
  moment: z.iso.datetime().nullable().catch(null),
})

/** A release that is not yet published, with its publication time: the scheduled one, or else the intended one. */
const RELEASE = `*[_id == "_.releases." + $name && !(state in ["published", "archiving", "archived"])][0] {
  "title": metadata.title, "cardinality": metadata.cardinality, "moment": coalesce(publishAt, metadata.intendedPublishAt)
}`

/**
 * Describes the top layer of a perspective: drafts, a release or a scheduled draft. A release that is published, archived or deleted
 * shows nothing of its own, so the next layer counts. Without an answer from the lake a release has its id as title.
 */
export async function describePerspective(perspective: Perspective): Promise<PerspectiveDescription> {
  const [name, ...rest] = [perspective].flat()
  if (name === 'drafts') return { kind: 'drafts' }
  if (name === undefined || name === 'published') return { kind: 'published' }
  const options = { perspective: 'raw', cache: 'no-store' } as const
  const answer = await previewClient.fetch<unknown>(RELEASE, { name }, options).catch(() => ({}))
  if (answer === null) return describePerspective(rest)
  const { title, cardinality, moment } = releaseSchema
    .catch({ title: null, cardinality: null, moment: null })
    .parse(answer)
  if (cardinality === 'one' && moment) return { kind: 'scheduledDraft', moment }
  return moment
    ? { kind: 'releaseAt', title: title ?? name, moment }
    : { kind: 'release', title: title ?? name }
}
