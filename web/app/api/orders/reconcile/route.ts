import { reconcileOrders } from '#web/features/shop/orders/reconciliation/reconcile-orders.ts'
import { sendStockMails } from '#web/features/shop/stock-requests/send-stock-mails.ts'
import { mayDoDueWork } from '#web/lib/due-work.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'

/**
 * Reconciles orders with Stripe, and sends mails that are due. The site itself calls it every minute, and so do
 * `npm run orders:reconcile` and timers of hosting platforms, with `CRON_SECRET`.
 *
 * Responds with `{ checked, confirmed, recovered, numbered, mailed, failed, announced }`; `announced` counts back-in-stock mails.
 * 401: the secret is wrong; 503: the lake does not respond.
 */
export async function GET(request: Request): Promise<Response> {
  if (!mayDoDueWork(request))
    return errorResponse(401, 'unauthorized', 'The bearer secret is missing or wrong.')
  try {
    const reconciliation = await reconcileOrders()
    return Response.json({ ...reconciliation, announced: await sendStockMails() })
  } catch (error) {
    logError('Orders could not be reconciled.', error)
    return errorResponse(503, 'unreachable', 'The content lake does not respond.')
  }
}
