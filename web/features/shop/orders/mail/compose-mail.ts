import 'server-only'
import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { OrderMail } from '#schemas/shared/orders.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { readCustomer } from '#web/features/account/queries.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { readMailSender } from '#web/sanity/queries/site-name.ts'
import type { OutgoingMail } from '#web/vendors/resend/send.ts'
import { lineName } from '../../pricing/names.ts'
import { type LineItem, unitsToPack, withLineItems } from '../line-items.ts'
import type { FurtherMail, Order } from '../order-document.ts'
import { orderPaymentRows, orderSumRows } from '../order-sum-rows.ts'
import { creditNotePath, invoicePath, orderStatusUrl } from '../paths.ts'
import { nameInLanguage } from '../queries.ts'
import { trackingUrl } from '../tracking/tracking-key.ts'
import { type MailContent, type MailRow, renderMail } from './mail-layout.tsx'

type MailBody = Pick<MailContent, 'subject' | 'lead' | 'rows' | 'total' | 'payments' | 'block'>

/** What a mail about an order is composed from. */
interface MailContext {
  /** Named in the language of the mail. */
  order: Order
  texts: Translator<'orders'>
  locale: LocaleId
  money: (minor: number) => string
}

/**
 * Composes a mail about an order, in the language the customer chose for mails, else the language of the order.
 *
 * @throws if the lake does not respond
 */
export async function composeOrderMail(
  placed: Order,
  { kind, refund, return: returned }: Pick<FurtherMail, 'kind' | 'refund' | 'return'>,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo'>> {
  const { number, currency, customer } = placed
  const { locale: chosen } = await readCustomer(customer.uid)
  const locale = chosen ?? placed.locale
  const [order = placed] = await nameInLanguage([placed], locale)
  const texts = await getTranslations({ locale, namespace: 'orders' })
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const context = { order, texts, locale, money }
  // A name chosen by a user must not add lines to the mail.
  const name = customer.name.replace(/\s+/g, ' ').trim()
  const isUnpaid = kind === 'paymentFailed'
  const compose = (): MailBody | Promise<MailBody> => {
    switch (kind) {
      case 'paid':
        return paidMail(context)
      case 'paymentFailed':
        return {
          subject: texts('mailPaymentFailedSubject', { number }),
          lead: texts('mailPaymentFailedLead'),
          rows: orderRows(context),
        }
      case 'fulfilled':
        return fulfilledMail(context)
      case 'refunded':
        return refundedMail(context, refund)
      default:
        return returnMail(context, kind, returned)
    }
  }
  return renderMail({
    ...(await compose()),
    locale,
    hello: name ? texts('mailName', { name: isolateText(name) }) : texts('mailHello'),
    caption: texts('summary', { number }),
    links: [
      { text: texts('mailLink'), url: orderStatusUrl(isUnpaid ? 'failed' : 'success', { ...order, locale }) },
      { text: texts('mailTracking'), url: trackingUrl(order._id, locale) },
      ...(isUnpaid ? [] : [documentLink(context, refund)]),
    ],
  })
}

/** Returns the link to the refund's credit note if there is one, else to the invoice. */
function documentLink(
  { order, texts, locale }: MailContext,
  key: FurtherMail['refund'],
): MailContent['links'][number] {
  const refund = order.refunds?.find(({ _key, creditNote }) => _key === key && creditNote)
  const path = refund ? creditNotePath(order, refund) : invoicePath(order)
  return {
    text: refund ? texts('mailCreditNote') : texts('mailInvoice'),
    url: environment().SITE_URL + localizedPath(locale, path),
  }
}

const orderRows = ({ order, texts, money }: MailContext): MailRow[] =>
  order.lines.map((line) => [
    texts('lineWithQuantity', { name: lineName(line, texts), count: line.quantity }),
    money(listedTotal(line)),
  ])

async function paidMail(context: MailContext): Promise<MailBody> {
  const { order, texts, locale, money } = context
  const { number, totals } = order
  const toRow = ({ label, amount }: { label: string; amount: string }): MailRow => [label, amount]
  const { siteName: site } = await readMailSender(locale)
  const payments = orderPaymentRows(order, texts, locale).map(toRow)
  return {
    subject: texts('mailSubject', { number, site }),
    lead: texts('mailLead'),
    rows: [...orderRows(context), ...orderSumRows(order, texts, locale).map(toRow)],
    total: [texts('total'), money(totals.payable)],
    ...(payments.length > 0 && { payments }),
    block: addressOf(context),
  }
}

function fulfilledMail(context: MailContext): MailBody {
  const { order, texts } = context
  const { number, refunds, fulfilment } = order
  // What was refunded before is not in the parcel; what was refunded later still was.
  const earlier = refunds?.filter(({ at }) => fulfilment && at <= fulfilment.at)
  const shipmentRows: MailRow[] = [
    ...(fulfilment?.carrier ? [[texts('carrier'), fulfilment.carrier] as const] : []),
    ...(fulfilment?.tracking ? [[texts('tracking'), fulfilment.tracking] as const] : []),
  ]
  const lineRows = unitsToPack({ ...order, refunds: earlier }).map(({ line, units }) =>
    unitRow(line, units, texts),
  )
  return {
    subject: texts('mailSentSubject', { number }),
    lead: texts('mailSentLead'),
    rows: [...lineRows, ...shipmentRows],
    block: addressOf(context),
  }
}

const unitRow = (line: LineItem, count: number, texts: Translator<'orders'>): MailRow => [
  lineName(line, texts),
  texts('quantity', { count }),
]

function refundedMail({ order, texts, money }: MailContext, key: FurtherMail['refund']): MailBody {
  const { number, refunds, giftCard } = order
  const refund = refunds?.find(({ _key }) => _key === key)
  const toGiftCard = giftCard ? (refund?.giftCardAmount ?? 0) : 0
  const lineRows = withLineItems(order, refund?.lines).map(({ line, quantity, amount }): MailRow => [
    texts('lineWithQuantity', { name: lineName(line, texts), count: quantity }),
    money(amount),
  ])
  return {
    subject: texts('mailRefundSubject', { number }),
    lead: texts(
      toGiftCard === 0
        ? 'mailRefundLead'
        : toGiftCard === refund?.amount
          ? 'mailRefundLeadGiftCard'
          : 'mailRefundLeadPart',
    ),
    rows: refund?.cause
      ? [...lineRows, [texts('refundCause'), texts(`refundCauses.${refund.cause}`)]]
      : lineRows,
    total: [texts('refundedSum'), money(refund?.amount ?? 0)],
    ...(giftCard &&
      toGiftCard > 0 && {
        payments: [[texts('giftCard', { ending: giftCard.ending }), money(toGiftCard)] as const],
      }),
  }
}

/** Composes a mail about a return: its items, and what staff wrote to the customer. */
async function returnMail(
  { order, texts: orderTexts, locale }: MailContext,
  kind: Extract<OrderMail, `return${string}`>,
  key: FurtherMail['return'],
): Promise<MailBody> {
  const texts = await getTranslations({ locale, namespace: 'returns' })
  const found = order.returns?.find(({ _key }) => _key === key)
  const written = { returnAsked: null, returnApproved: found?.label, returnRefused: found?.refusal }[kind]
  const title = kind === 'returnApproved' ? texts('label') : texts('refusal')
  return {
    subject: texts(`mails.${kind}.subject`, { number: order.number }),
    lead: texts(`mails.${kind}.lead`),
    rows: withLineItems(order, found?.lines).map(({ line, quantity }) => unitRow(line, quantity, orderTexts)),
    block: written ? { title, lines: written.split('\n') } : undefined,
  }
}

const addressOf = ({ order: { shipping }, texts, locale }: MailContext): MailContent['block'] =>
  shipping
    ? { title: texts('shipping'), lines: [shipping.name, ...addressLines(shipping.address, locale)] }
    : undefined
