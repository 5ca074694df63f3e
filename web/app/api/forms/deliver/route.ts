import { environment } from '#web/env.ts'
import { bearerToken, equalSecrets } from '#web/lib/secrets.ts'
import { deliverySecret } from '#web/services/inquiries/alarm.ts'
import { deliver } from '#web/services/inquiries/outbox.ts'

/**
 * Mails the inquiries that could not be mailed before, and deletes those kept long enough. Called by the site's own alarm and, where hosted, by a timer with
 * `CRON_SECRET`.
 *
 * Answers `{ sent, next }`: how many were mailed and when the next is due; 401 without the secret.
 */
export async function GET(request: Request): Promise<Response> {
  const token = bearerToken(request.headers.get('authorization'))
  const accepted = [deliverySecret(), environment().CRON_SECRET]
  if (!token || !accepted.some((secret) => equalSecrets(token, secret))) {
    return Response.json(
      { error: 'unauthorized', message: 'The bearer secret is missing or wrong.' },
      { status: 401 },
    )
  }
  return Response.json(await deliver())
}
