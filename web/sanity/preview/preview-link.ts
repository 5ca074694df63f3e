import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PREVIEW_LINK_TYPE, previewLinkId } from '#schemas/shared/preview-links.ts'
import { previewClient } from '../client/client.ts'
import type { Perspective } from '../client/perspective.ts'

/** A valid link: its perspective, its path, and when it expires (ISO 8601, UTC). */
interface ValidLink {
  kind: 'open'
  perspective: Perspective
  path: string
  endsAt: string
}

/** The state of a link; `unknown` when there is none. */
export type LinkState = ValidLink | { kind: 'expired' | 'withdrawn' | 'unknown' }

/** A path of this site; `//example.com` and `/\example.com` lead elsewhere. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\\]*$/)

const perspective = z
  .string()
  .regex(/^[\w-]+(?:,[\w-]+)*$/)
  .transform((names): Perspective => (names === 'drafts' ? names : names.split(',')))

const previewLinkSchema = z.object({
  _type: z.literal(PREVIEW_LINK_TYPE),
  perspective,
  path: ownPath,
  endsAt: z.iso.datetime(),
  isWithdrawn: z.boolean().catch(false).default(false),
})

/** Returns the state of a link's document at a time (milliseconds since 1970). */
export function linkStateOf(document: unknown, now: number): LinkState {
  const link = previewLinkSchema.safeParse(document)
  if (!link.success) return { kind: 'unknown' }
  const { perspective: linkPerspective, path, endsAt, isWithdrawn } = link.data
  if (isWithdrawn) return { kind: 'withdrawn' }
  return Date.parse(endsAt) > now
    ? { kind: 'open', perspective: linkPerspective, path, endsAt }
    : { kind: 'expired' }
}

/**
 * Finds a link by its secret, uncached.
 *
 * @throws when the lake does not respond
 */
export async function findPreviewLink(secret: string): Promise<LinkState> {
  const id = previewLinkId(createHash('sha256').update(secret).digest('hex'))
  const document = await previewClient.fetch<unknown>(
    '*[_id == $id][0]',
    { id },
    { perspective: 'raw', cache: 'no-store' },
  )
  return linkStateOf(document, Date.now())
}
