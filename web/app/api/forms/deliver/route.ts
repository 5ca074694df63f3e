import { environment } from '#web/env.ts'
import { deliverInquiries } from '#web/features/inquiries/deliver.ts'
import { deliverySecret } from '#web/features/inquiries/delivery-timer.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { hasBearerSecret } from '#web/lib/secrets.ts'

/**
 * Mails the pending inquiries and deletes those whose retention period has ended. Called by the site's own timer and, when hosted, by a
 * cron job with `CRON_SECRET`.
 *
 * Returns `{ sent, next }`: how many were mailed and when the next is due; 401 without the secret.
 */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearerSecret(request, deliverySecret(), environment().CRON_SECRET))
    return errorResponse(401, 'unauthorized', 'The bearer secret is missing or wrong.')
  return Response.json(await deliverInquiries())
}
