import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { OrderMail } from '#schemas/shared/orders.ts'
import { lineName } from '../../pricing/names.ts'
import type { Order } from '../order-document.ts'
import type { MailContent, MailRow } from './mail-layout.ts'

/** Composes a mail about a return: its items, and what staff wrote to the customer. */
export async function returnMail(
  { number, lines, returns }: Order,
  kind: Exclude<OrderMail, 'paid' | 'paymentFailed' | 'fulfilled' | 'refunded'>,
  key: string,
  locale: LocaleId,
): Promise<Pick<MailContent, 'subject' | 'lead' | 'rows' | 'block'>> {
  const [texts, orderTexts] = await Promise.all([
    getTranslations({ locale, namespace: 'returns' }),
    getTranslations({ locale, namespace: 'orders' }),
  ])
  const found = returns?.find(({ _key }) => _key === key)
  const rows = (found?.lines ?? []).flatMap((part): MailRow[] => {
    const line = lines.find(({ _key }) => _key === part.line)
    return line ? [[lineName(line, orderTexts), orderTexts('quantity', { count: part.quantity })]] : []
  })
  const written = { returnAsked: null, returnApproved: found?.label, returnRefused: found?.refusal }[kind]
  const title = kind === 'returnApproved' ? texts('label') : texts('refusal')
  return {
    subject: texts(`mails.${kind}.subject`, { number }),
    lead: texts(`mails.${kind}.lead`),
    rows,
    block: written ? { title, lines: written.split('\n') } : undefined,
  }
}
