import type { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { taxLabel } from '../../pricing/tax-label.ts'
import type { CreditNoteDocument } from './credit-note.ts'

type InvoiceTexts = Awaited<ReturnType<typeof getTranslations<'invoice'>>>
type OrderTexts = Awaited<ReturnType<typeof getTranslations<'orders'>>>

/** Returns the totals of a credit note, row by row. */
export function creditNoteTotalRows(
  { order, refund, creditNote }: Pick<CreditNoteDocument, 'order' | 'refund' | 'creditNote'>,
  texts: InvoiceTexts,
  locale: LocaleId,
): { label: string; amount: string; isTotal?: boolean }[] {
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const net = creditNote.taxes.reduce((sum, tax) => sum + tax.net, 0)
  const isVoid = refund.state === 'failed'
  return [
    { label: texts('net'), amount: money(net) },
    ...creditNote.taxes.map(({ percent, amount }) => ({
      label: taxLabel(percent, order.taxName, texts, locale),
      amount: money(amount),
    })),
    ...(creditNote.serviceCharge > 0
      ? [{ label: texts('serviceCharge'), amount: money(creditNote.serviceCharge) }]
      : []),
    { label: texts('credited'), amount: money(refund.amount), isTotal: true },
    ...(isVoid
      ? []
      : [
          {
            label: texts('refundedOn', { date: formatDate(refund.at, locale) }),
            amount: money(refund.amount),
          },
        ]),
  ]
}

/** Returns why a credit note corrects its invoice, in the language of the texts. */
export const creditReason = (
  { cause, lines }: CreditNoteDocument['refund'],
  texts: InvoiceTexts,
  orderTexts: OrderTexts,
): string =>
  cause ? orderTexts(`refundCauses.${cause}`) : texts(lines?.length ? 'goodsReturned' : 'priceReduced')
