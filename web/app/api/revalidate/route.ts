import { z } from 'zod'
import { type RevalidateRequest, SYNC_TAGS_MAX } from '#schemas/shared/revalidation.ts'
import { environment } from '#web/env.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'
import { hasBearerSecret } from '#web/lib/secrets.ts'
import { expirePublished } from '#web/sanity/cache/expire-published.ts'

const revalidateRequestSchema = z.object({
  syncTags: z.array(z.string().min(1).max(200)).max(SYNC_TAGS_MAX),
}) satisfies z.ZodType<RevalidateRequest>

/**
 * Expires the cache tags that a publish changed, on every instance of the site.
 *
 * Responds with `{ expired }`, the number of expired cache tags. 401 `unauthorized`: the secret is wrong; 422 `invalid`: another body;
 * 503 `unavailable`: the lake or Redis does not respond, and the sender must retry.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearerSecret(request, environment().REVALIDATE_SECRET))
    return errorResponse(401, 'unauthorized', 'The bearer secret is missing or wrong.')
  const parsed = revalidateRequestSchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return errorResponse(422, 'invalid', z.prettifyError(parsed.error))
  try {
    return Response.json({ expired: await expirePublished(parsed.data.syncTags) })
  } catch (error) {
    logError('A publish could not be announced to every instance.', error)
    return errorResponse(503, 'unavailable', 'The content lake or Redis does not respond. Try again.')
  }
}
