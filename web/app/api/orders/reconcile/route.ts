import { connection } from 'next/server'
import { environment } from '#web/env.ts'
import { reconcileOrders } from '#web/features/shop/orders/reconciliation/reconcile-orders.ts'
import { reconcileSecret } from '#web/features/shop/orders/reconciliation/reconciliation-schedule.ts'
import { bearerToken, equalSecrets } from '#web/lib/secrets.ts'

/**
 * Reconciles orders with Stripe, and sends mails that are due. Called every minute by the site itself, by `npm run orders:reconcile`, and on
 * hosting platforms by a timer with `CRON_SECRET`.
 *
 * Answers `{ checked, confirmed, recovered, numbered, mailed, failed }`; 401 without the secret, 503 if the lake does not answer.
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
    return Response.json(await reconcileOrders())
  } catch {
    return Response.json({ error: 'unreachable', message: 'The content cannot be asked.' }, { status: 503 })
  }
}
