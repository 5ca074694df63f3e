import { escapeHtml } from '../../shared/html.ts'
import { LANGUAGES } from '../checkout/language.ts'
import { notice, page } from '../checkout/page.ts'
import { formatMoney } from '../currencies.ts'
import type { PageRequest, PageRoute } from '../http/pages.ts'
import type { Delivery } from '../webhooks/queue.ts'

const ENGLISH = LANGUAGES[0]
const MOST_ROWS = 50

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** Shows the payments and the webhooks sent for them. */
function overview({ account, business }: PageRequest): Response {
  const sessions = account.objects.list('checkout.session', { limit: MOST_ROWS }).items.map((session) => {
    const money = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd', ENGLISH.format)
    const state = session.status === 'complete' ? session.payment_status : (session.status ?? '')
    const link = session.url ? `<a href="${escapeHtml(session.url)}">open the page</a>` : ''
    return [
      time.format(session.created * 1000),
      money,
      escapeHtml(state),
      `<bdi>${escapeHtml(session.customer_details?.email ?? session.customer_email ?? '')}</bdi>`,
      `<code>${escapeHtml(session.client_reference_id ?? '')}</code>`,
      link,
    ]
  })
  const events = account.objects
    .list('event', { limit: MOST_ROWS })
    .items.map((event) => [
      time.format(event.created * 1000),
      `<code>${escapeHtml(event.type)}</code>`,
      `<code>${escapeHtml(event.id)}</code>`,
      account.queue.ofEvent(event.id).map(describeDelivery).join('<br>') || 'nobody listens',
    ])
  const content = `<header class="test"><p>A stand-in for Stripe on this machine: no money moves.</p></header>
<main class="sheet"><h1>Payments of ${escapeHtml(business)}</h1>
<section><h2>Checkout</h2>${table(['Begun', 'Amount', 'State', 'Customer', 'Reference', 'Page'], sessions)}</section>
<section><h2>Events</h2>${table(['At', 'What', 'Id', 'Webhook'], events)}</section></main>`
  return page({ title: 'Payments', content, language: ENGLISH, path: null })
}

function describeDelivery({ state, attempts, outcome }: Delivery): string {
  const result = outcome ? ` (${escapeHtml(outcome)})` : ''
  return `${state}${attempts > 1 ? ` after ${attempts} attempts` : ''}${result}`
}

function table(heads: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '<p class="quiet">Nothing yet.</p>'
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** Shows the receipt of a charge. */
function receipt({ account, params }: PageRequest): Response {
  const charge = account.objects.get('charge', params['id'] ?? '')
  if (!charge)
    return notice(ENGLISH, { title: 'Nothing here', text: 'There is no such receipt.', status: 404 }, null)
  const money = formatMoney(charge.amount, charge.currency, ENGLISH.format)
  return notice(
    ENGLISH,
    { title: `Receipt of ${money}`, text: `${charge.status}, ${time.format(charge.created * 1000)}` },
    null,
  )
}

export const dashboardRoutes: readonly PageRoute[] = [
  { method: 'GET', path: '/', handle: overview },
  { method: 'GET', path: '/receipts/:id', handle: receipt },
]
