import 'server-only'
import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { type OutgoingMail, sendMail } from '#web/vendors/resend/send.ts'
import { renderMail } from '../orders/mail/mail-layout.tsx'
import { lineName } from '../pricing/names.ts'
import {
  type AwaitedProduct,
  type DueStockRequest,
  readAwaitedProduct,
  readDueStockRequests,
} from './queries.ts'
import { deleteStockRequest, deleteStockRequestsBefore } from './store.ts'

/** A request is kept for a year at most. */
const KEPT_MS = 365 * 24 * 60 * 60_000

/**
 * Mails everybody whose product is in stock again, and deletes their requests. An idempotency key prevents a second mail if the run ends before the
 * request is deleted. Requests for products that are no longer sold are deleted without a mail.
 *
 * @returns the number of mails sent
 * @throws if the lake does not respond
 */
export async function sendStockMails(now = new Date()): Promise<number> {
  let sent = 0
  for (const request of await readDueStockRequests()) {
    const product = await readAwaitedProduct(request.number, request.language)
    // Others have bought it since the requests were read.
    if (product?.isSoldOut) continue
    const result = product && (await sendMail(await composeStockMail(request, product)))
    // The mail service was busy or unavailable; the next run tries again.
    if (result && !result.ok && result.retry) continue
    await deleteStockRequest(request._id)
    if (result?.ok) sent += 1
  }
  await deleteStockRequestsBefore(new Date(now.getTime() - KEPT_MS))
  return sent
}

async function composeStockMail(
  { _id, email, language, number, requestedAt }: DueStockRequest,
  product: AwaitedProduct,
): Promise<OutgoingMail> {
  const [texts, orders] = await Promise.all([
    getTranslations({ locale: language, namespace: 'stockRequest' }),
    getTranslations({ locale: language, namespace: 'orders' }),
  ])
  const name = lineName(product, orders)
  const mail = await renderMail({
    locale: language,
    subject: texts('mailSubject', { product: name }),
    hello: orders('mailHello'),
    lead: texts('mailLead'),
    caption: texts('mailCaption'),
    rows: [[name, number]],
    links: [{ text: texts('mailLink'), url: environment().SITE_URL + localizedPath(language, product.href) }],
  })
  return { ...mail, to: email, key: `${_id}/${requestedAt}`, tags: { kind: 'stock' } }
}
