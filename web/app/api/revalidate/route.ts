import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { announceExpiries } from '#web/cache/shared-expiries.ts'
import { STRUCTURE_TAG, tagsExpiredBy } from '#web/content/cache-manifest.ts'
import { hasStructureChanged } from '#web/content/site-structure.ts'
import { environment } from '#web/env.ts'
import { bearerToken, equalSecrets } from '#web/lib/secrets.ts'
import { SYNC_TAGS_MAX, type RevalidateRequest } from '#schemas/shared/revalidation.ts'

const revalidateRequestSchema = z.object({
  syncTags: z.array(z.string().min(1).max(200)).max(SYNC_TAGS_MAX),
}) satisfies z.ZodType<RevalidateRequest>

const errorResponse = (status: number, error: string, message: string): Response =>
  Response.json({ error, message }, { status })

/**
 * Expires what a publish has changed, on every instance of the site; the next request for such a page shows it.
 *
 * Answers `{ expired }`, the number of expired cache tags; 401 `unauthorized` without the secret, 422 `invalid` for another body, 503
 * `unavailable` when the lake or Redis does not answer: then the sender must try again.
 */
export async function POST(request: Request): Promise<Response> {
  const token = bearerToken(request.headers.get('authorization'))
  if (!token || !equalSecrets(token, environment().REVALIDATE_SECRET)) {
    return errorResponse(401, 'unauthorized', 'The bearer secret is missing or wrong.')
  }
  const parsed = revalidateRequestSchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return errorResponse(422, 'invalid', z.prettifyError(parsed.error))

  const tags = tagsExpiredBy(parsed.data.syncTags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  try {
    if (await hasStructureChanged()) {
      tags.push(STRUCTURE_TAG)
      revalidateTag(STRUCTURE_TAG, { expire: 0 })
    }
    await announceExpiries(tags)
  } catch (error) {
    console.error('A publish was not announced to every instance.', error)
    return errorResponse(503, 'unavailable', 'The content lake or Redis does not answer. Try again.')
  }
  return Response.json({ expired: tags.length })
}
