import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { FurtherMail, Order } from '#web/content/orders.ts'
import { mailLanguageOf } from '#web/content/customers.ts'
import { environment } from '#web/env.ts'
import { formatMoney } from '#web/lib/money.ts'
import { addressLines } from '#schemas/shared/address.ts'
import { creditNotePath, invoicePath } from '#web/lib/orders/paths.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { OutgoingMail } from '../mail/send.ts'
import { layOutMail, type MailParts, type MailRow } from './mail-layout.ts'
import { outcomeUrl } from './open-page.ts'

type Words = Pick<MailParts, 'subject' | 'lead' | 'rows' | 'total' | 'block'>
type Texts = Awaited<ReturnType<typeof getTranslations<'orders'>>>
type Money = (minor: number) => string

/** A mail about an order, in the language that its customer chose for mails, else the one in which it was placed. Throws where the lake cannot be asked. */
export async function composeOrderMail(
  order: Order,
  { kind, refund }: Pick<FurtherMail, 'kind' | 'refund'>,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html'>> {
  const { number, currency, customer } = order
  const locale = (await mailLanguageOf(customer.uid)) ?? order.locale
  const texts = await getTranslations({ locale, namespace: 'orders' })
  const money: Money = (minor) => formatMoney(minor, currency, { locale })
  // A name that somebody chose is a line of text and nothing else.
  const name = customer.name.replace(/\s+/g, ' ').trim()
  const words =
    kind === 'paid'
      ? paid(order, texts, money, locale)
      : kind === 'fulfilled'
        ? fulfilled(order, texts, locale)
        : refunded(order, refund ?? '', texts, money)
  return layOutMail({
    ...words,
    locale,
    hello: name ? texts('mailName', { name }) : texts('mailHello'),
    caption: texts('summary', { number }),
    links: [
      { text: texts('mailLink'), url: outcomeUrl('success', { ...order, locale }) },
      sheetLink(order, refund, texts, locale),
    ],
  })
}

/** Where accounts find what they need: the credit note of what went back, else the invoice. */
function sheetLink(
  order: Order,
  key: string | null | undefined,
  texts: Texts,
  locale: string,
): MailParts['links'][number] {
  const noted = order.refunds?.find(({ _key, creditNote }) => _key === key && creditNote)
  const path = noted ? creditNotePath(order, noted) : invoicePath(order)
  return {
    text: noted ? texts('mailCreditNote') : texts('mailInvoice'),
    url: environment().SITE_URL + localizedPath(locale, path),
  }
}

function paid(order: Order, texts: Texts, money: Money, locale: string): Words {
  const { number, lines, totals } = order
  const goods = lines.map(({ title, quantity, total }): MailRow => [`${title} × ${quantity}`, money(total)])
  const sums: MailRow[] = [
    ...(totals.tax > 0 ? [[texts('tax'), money(totals.tax)] as const] : []),
    ...(totals.serviceCharge > 0 ? [[texts('serviceCharge'), money(totals.serviceCharge)] as const] : []),
  ]
  return {
    subject: texts('mailSubject', { number }),
    lead: texts('mailLead'),
    rows: [...goods, ...sums],
    total: [texts('total'), money(totals.payable)],
    block: addressOf(order, texts, locale),
  }
}

function fulfilled(order: Order, texts: Texts, locale: string): Words {
  const { number, lines, fulfilment } = order
  const parcel: MailRow[] = [
    ...(fulfilment?.carrier ? [[texts('carrier'), fulfilment.carrier] as const] : []),
    ...(fulfilment?.tracking ? [[texts('tracking'), fulfilment.tracking] as const] : []),
  ]
  const goods = lines
    .filter(({ kind }) => kind === 'physical')
    .map(({ title, quantity }): MailRow => [title, texts('quantity', { count: quantity })])
  return {
    subject: texts('mailSentSubject', { number }),
    lead: texts('mailSentLead'),
    rows: [...goods, ...parcel],
    block: addressOf(order, texts, locale),
  }
}

function refunded(order: Order, key: string, texts: Texts, money: Money): Words {
  const { number, lines, refunds } = order
  const refund = refunds?.find(({ _key }) => _key === key)
  const goods = (refund?.lines ?? []).flatMap((part): MailRow[] => {
    const line = lines.find(({ _key }) => _key === part.line)
    return line ? [[`${line.title} × ${part.quantity}`, money(part.amount)]] : []
  })
  return {
    subject: texts('mailRefundSubject', { number }),
    lead: texts('mailRefundLead'),
    rows: goods,
    total: [texts('refundedSum'), money(refund?.amount ?? 0)],
  }
}

const addressOf = ({ shipping }: Order, texts: Texts, locale: string): MailParts['block'] =>
  shipping
    ? { title: texts('shipping'), lines: [shipping.name, ...addressLines(shipping.address, locale)] }
    : undefined
