import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { OrderMail } from '#schemas/shared/orders.ts'
import { lineName } from '../../pricing/names.ts'
import { withLineItems } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import type { MailContent, MailRow } from './mail-layout.tsx'

/** Composes a mail about a return: its items, and what staff wrote to the customer. */
export async function returnMail(
  order: Order,
  kind: Exclude<OrderMail, 'paid' | 'paymentFailed' | 'fulfilled' | 'refunded'>,
  key: string,
  locale: LocaleId,
): Promise<Pick<MailContent, 'subject' | 'lead' | 'rows' | 'block'>> {
  const [texts, orderTexts] = await Promise.all([
    getTranslations({ locale, namespace: 'returns' }),
    getTranslations({ locale, namespace: 'orders' }),
  ])
  const found = order.returns?.find(({ _key }) => _key === key)
  const rows = withLineItems(order, found?.lines).map(({ line, quantity }): MailRow => [
    lineName(line, orderTexts),
    orderTexts('quantity', { count: quantity }),
  ])
  const written = { returnAsked: null, returnApproved: found?.label, returnRefused: found?.refusal }[kind]
  const title = kind === 'returnApproved' ? texts('label') : texts('refusal')
  return {
    subject: texts(`mails.${kind}.subject`, { number: order.number }),
    lead: texts(`mails.${kind}.lead`),
    rows,
    block: written ? { title, lines: written.split('\n') } : undefined,
  }
}
