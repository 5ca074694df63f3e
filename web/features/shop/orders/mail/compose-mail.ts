import 'server-only'
import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { getMailLocale } from '#web/features/account/queries.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatMoney } from '#web/lib/money.ts'
import type { OutgoingMail } from '#web/vendors/resend/send.ts'
import { lineName } from '../../pricing/names.ts'
import { withLineItems } from '../line-items.ts'
import type { FurtherMail, Order } from '../order-document.ts'
import { orderSumRows } from '../order-sum-rows.ts'
import { creditNotePath, invoicePath, orderStatusUrl } from '../paths.ts'
import { nameInLanguage } from '../queries.ts'
import { trackingUrl } from '../tracking/tracking-key.ts'
import { type MailContent, type MailRow, renderMail } from './mail-layout.tsx'
import { returnMail } from './return-mail.ts'

type MailBody = Pick<MailContent, 'subject' | 'lead' | 'rows' | 'total' | 'payments' | 'block'>
type Money = (minor: number) => string

/**
 * Composes a mail about an order, in the language the customer chose for mails, else the language of the order.
 *
 * @throws if the lake does not respond
 */
export async function composeOrderMail(
  placed: Order,
  { kind, refund, return: returned }: Pick<FurtherMail, 'kind' | 'refund' | 'return'>,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html'>> {
  const { number, currency, customer } = placed
  const locale = (await getMailLocale(customer.uid)) ?? placed.locale
  const [order = placed] = await nameInLanguage([placed], locale)
  const texts = await getTranslations({ locale: locale as LocaleId, namespace: 'orders' })
  const money: Money = (minor) => formatMoney(minor, currency, { locale })
  // A name chosen by a user must not add lines to the mail.
  const name = customer.name.replace(/\s+/g, ' ').trim()
  const isUnpaid = kind === 'paymentFailed'
  const compose = async (): Promise<MailBody> => {
    switch (kind) {
      case 'paid':
        return paidMail(order, texts, money, locale as LocaleId)
      case 'paymentFailed':
        return paymentFailedMail(order, texts, money)
      case 'fulfilled':
        return fulfilledMail(order, texts, locale)
      case 'refunded':
        return refundedMail(order, refund ?? '', texts, money)
      default:
        return returnMail(order, kind, returned ?? '', locale as LocaleId)
    }
  }
  return renderMail({
    ...(await compose()),
    locale,
    hello: name ? texts('mailName', { name }) : texts('mailHello'),
    caption: texts('summary', { number }),
    links: [
      { text: texts('mailLink'), url: orderStatusUrl(isUnpaid ? 'failed' : 'success', { ...order, locale }) },
      { text: texts('mailTracking'), url: trackingUrl(order._id, locale) },
      ...(isUnpaid ? [] : [documentLink(order, refund, texts, locale)]),
    ],
  })
}

/** Returns the link to the refund's credit note if there is one, else to the invoice. */
function documentLink(
  order: Order,
  key: string | null | undefined,
  texts: Translator<'orders'>,
  locale: string,
): MailContent['links'][number] {
  const refund = order.refunds?.find(({ _key, creditNote }) => _key === key && creditNote)
  const path = refund ? creditNotePath(order, refund) : invoicePath(order)
  return {
    text: refund ? texts('mailCreditNote') : texts('mailInvoice'),
    url: environment().SITE_URL + localizedPath(locale, path),
  }
}

const orderRows = ({ lines }: Order, texts: Translator<'orders'>, money: Money): MailRow[] =>
  lines.map((line) => [
    texts('lineWithQuantity', { name: lineName(line, texts), count: line.quantity }),
    money(listedTotal(line)),
  ])

const paymentFailedMail = (order: Order, texts: Translator<'orders'>, money: Money): MailBody => ({
  subject: texts('mailPaymentFailedSubject', { number: order.number }),
  lead: texts('mailPaymentFailedLead'),
  rows: orderRows(order, texts, money),
})

function paidMail(order: Order, texts: Translator<'orders'>, money: Money, locale: LocaleId): MailBody {
  const { number, totals, giftCard } = order
  const sumRows = orderSumRows(order, texts, locale).map(({ label, amount }): MailRow => [label, amount])
  return {
    subject: texts('mailSubject', { number }),
    lead: texts('mailLead'),
    rows: [...orderRows(order, texts, money), ...sumRows],
    total: [texts('total'), money(totals.payable)],
    ...(giftCard && {
      payments: [
        [texts('giftCard', { ending: giftCard.ending }), money(-giftCard.amount)] as const,
        [texts('paidAtCheckout'), money(totals.payable - giftCard.amount)] as const,
      ],
    }),
    block: addressOf(order, texts, locale),
  }
}

function fulfilledMail(order: Order, texts: Translator<'orders'>, locale: string): MailBody {
  const { number, lines, fulfilment } = order
  const shipmentRows: MailRow[] = [
    ...(fulfilment?.carrier ? [[texts('carrier'), fulfilment.carrier] as const] : []),
    ...(fulfilment?.tracking ? [[texts('tracking'), fulfilment.tracking] as const] : []),
  ]
  const lineRows = lines
    .filter(({ kind }) => kind === 'physical')
    .map((line): MailRow => [lineName(line, texts), texts('quantity', { count: line.quantity })])
  return {
    subject: texts('mailSentSubject', { number }),
    lead: texts('mailSentLead'),
    rows: [...lineRows, ...shipmentRows],
    block: addressOf(order, texts, locale),
  }
}

function refundedMail(order: Order, key: string, texts: Translator<'orders'>, money: Money): MailBody {
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

const addressOf = ({ shipping }: Order, texts: Translator<'orders'>, locale: string): MailContent['block'] =>
  shipping
    ? { title: texts('shipping'), lines: [shipping.name, ...addressLines(shipping.address, locale)] }
    : undefined
