import { deliverInquiries } from '#web/features/inquiries/deliver.ts'
import { mayDoDueWork } from '#web/lib/due-work.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/**
 * Mails the pending inquiries and deletes those whose retention period has ended. The site itself calls it every
 * minute, and so do timers of hosting platforms, with `CRON_SECRET`.
 *
 * Returns `{ sent }`: how many were mailed; 401 without the secret.
 */
export async function GET(request: Request): Promise<Response> {
  if (!mayDoDueWork(request))
    return errorResponse(401, 'unauthorized', 'The bearer secret is missing or wrong.')
  return Response.json({ sent: await deliverInquiries() })
}
