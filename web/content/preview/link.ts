import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PREVIEW_LINK_TYPE, previewLinkId } from '#schemas/shared/preview-links.ts'
import { previewClient } from '../client.ts'
import type { Perspective } from '../perspective.ts'

/** A link that holds: what it shows, where it leads, and until when (ISO 8601, UTC). */
export interface OpenLink {
  kind: 'open'
  perspective: Perspective
  path: string
  endsAt: string
}

/** What became of a link; `unknown` where there never was one, or it is long forgotten. */
export type LinkState = OpenLink | { kind: 'expired' | 'withdrawn' | 'unknown' }

/** A path of this site; `//example.com` and `/\example.com` are addresses of others. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\\]*$/)

const perspective = z
  .string()
  .regex(/^[\w-]+(?:,[\w-]+)*$/)
  .transform((names): Perspective => (names === 'drafts' ? names : names.split(',')))

const parseLink = z.object({
  _type: z.literal(PREVIEW_LINK_TYPE),
  perspective,
  path: ownPath,
  endsAt: z.iso.datetime(),
  isWithdrawn: z.boolean().catch(false).default(false),
})

/** What a link's document says at a moment (milliseconds since 1970). */
export function judgeLink(document: unknown, now: number): LinkState {
  const link = parseLink.safeParse(document)
  if (!link.success) return { kind: 'unknown' }
  const { perspective: shown, path, endsAt, isWithdrawn } = link.data
  if (isWithdrawn) return { kind: 'withdrawn' }
  return Date.parse(endsAt) > now ? { kind: 'open', perspective: shown, path, endsAt } : { kind: 'expired' }
}

/**
 * Looks a link up by its secret, past every cache.
 *
 * @throws where the lake does not answer
 */
export async function readLink(secret: string): Promise<LinkState> {
  const id = previewLinkId(createHash('sha256').update(secret).digest('hex'))
  const document = await previewClient.fetch<unknown>(
    '*[_id == $id][0]',
    { id },
    { perspective: 'raw', cache: 'no-store' },
  )
  return judgeLink(document, Date.now())
}
