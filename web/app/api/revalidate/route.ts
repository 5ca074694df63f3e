import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { askPublished } from '#web/content/ask.ts'
import { readRegister } from '#web/content/register.ts'
import { decideExpiry } from '#web/content/revalidation.ts'
import { environment } from '#web/env.ts'
import { bearerToken, equalSecrets } from '#web/lib/secrets.ts'

const Announcement = z.object({
  /** Id of the delivery: the same announcement may come more than once. */
  id: z.string().max(200).optional(),
  syncTags: z.array(z.string().min(1).max(200)).max(10_000),
})

/**
 * Takes the content lake's word that something was published, and expires what it changed; the next request for
 * such a page shows it.
 *
 * Answers `{ expired }`, the number of expired cache tags; 401 `unauthorized` without the secret, 422 `invalid` for
 * another body.
 */
export async function POST(request: Request): Promise<Response> {
  const token = bearerToken(request.headers.get('authorization'))
  if (!token || !equalSecrets(token, environment().REVALIDATE_SECRET)) {
    return Response.json(
      { error: 'unauthorized', message: 'The bearer secret is missing or wrong.' },
      { status: 401 },
    )
  }
  const announcement = Announcement.safeParse(await request.json().catch(() => undefined))
  if (!announcement.success) {
    return Response.json({ error: 'invalid', message: z.prettifyError(announcement.error) }, { status: 422 })
  }
  const expired = await decideExpiry(announcement.data.syncTags, askPublished, readRegister())
  for (const tag of expired) revalidateTag(tag, { expire: 0 })
  return Response.json({ expired: expired.length })
}
