import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Order } from '#web/content/orders.ts'
import { formatMoney } from '#web/lib/money.ts'
import type { OutgoingMail } from '../mail/send.ts'
import { outcomeUrl } from './open-page.ts'

/** The confirmation of a paid order, in the language in which it was placed. */
export async function composeOrderMail(
  order: Order,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html'>> {
  const { number, locale, currency, lines, totals, customer, shipping } = order
  const texts = await getTranslations({ locale, namespace: 'orders' })
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  // A name that somebody chose is a line of text and nothing else.
  const name = customer.name.replace(/\s+/g, ' ').trim()
  const hello = name ? texts('mailName', { name }) : texts('mailHello')
  const goods = lines.map(({ title, quantity, total }) => [`${title} × ${quantity}`, money(total)] as const)
  const sums = [
    ...(totals.tax > 0 ? [[texts('tax'), money(totals.tax)] as const] : []),
    ...(totals.serviceCharge > 0 ? [[texts('serviceCharge'), money(totals.serviceCharge)] as const] : []),
    [texts('total'), money(totals.payable)] as const,
  ]
  const address = shipping ? [shipping.name, ...shipping.address.split('\n')] : []
  const link = outcomeUrl('success', order)
  const subject = texts('mailSubject', { number })
  const text = [
    hello,
    texts('mailLead'),
    texts('summary', { number }),
    [...goods, ...sums].map(([label, value]) => `${isolate(label)}: ${isolate(value)}`).join('\n'),
    ...(address.length > 0 ? [`${texts('shipping')}:\n${address.map(isolate).join('\n')}`] : []),
    `${texts('mailLink')}\n${link}`,
  ].join('\n\n')
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:8px 0;border-top:1px solid #dcdad3"><bdi>${escape(label)}</bdi></td><td style="padding:8px 0;border-top:1px solid #dcdad3;text-align:end;white-space:nowrap"><bdi>${escape(value)}</bdi></td></tr>`
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><body style="margin:0;padding:32px 16px;background:#f6f5f2;color:#16211f;font:16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border:1px solid #dcdad3;padding:32px">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escape(subject)}</h1>
<p style="margin:0 0 16px">${escape(hello)}</p><p style="margin:0 0 24px">${escape(texts('mailLead'))}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${[...goods, ...sums].map(row).join('')}</table>
${address.length > 0 ? `<p style="margin:24px 0 4px;color:#56625f;font-size:14px">${escape(texts('shipping'))}</p><p style="margin:0">${address.map((line) => `<bdi>${escape(line)}</bdi>`).join('<br>')}</p>` : ''}
<p style="margin:28px 0 0"><a href="${escape(link)}" style="color:#0b6b58">${escape(texts('mailLink'))}</a></p>
</div></body></html>`
  return { subject, text, html }
}

/** Keeps the order of numbers and names between words of another direction: Unicode's isolates. */
const isolate = (text: string): string => `\u2068${text}\u2069`

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
