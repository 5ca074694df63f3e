import { connection } from 'next/server'
import { environment } from '#web/env.ts'
import { bearerToken, equalSecrets } from '#web/lib/secrets.ts'
import { reconcileSecret } from '#web/services/orders/alarm.ts'
import { lookAfterOrders } from '#web/services/orders/look-after.ts'

/**
 * Looks after orders that still wait, and mails that are due. Called by the site's own alarm, by `npm run orders:reconcile` and, where hosted,
 * by a timer with `CRON_SECRET`.
 *
 * Answers `{ asked, settled, numbered, mailed, failed }`; 401 without the secret, 503 where the content cannot be asked.
 */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const token = bearerToken(request.headers.get('authorization'))
  const accepted = [reconcileSecret(), environment().CRON_SECRET]
  if (!token || !accepted.some((secret) => equalSecrets(token, secret))) {
    return Response.json(
      { error: 'unauthorized', message: 'The bearer secret is missing or wrong.' },
      { status: 401 },
    )
  }
  try {
    return Response.json(await lookAfterOrders())
  } catch {
    return Response.json({ error: 'unreachable', message: 'The content cannot be asked.' }, { status: 503 })
  }
}
