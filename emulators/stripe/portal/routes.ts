import type Stripe from 'stripe'
import { escapeHtml } from '../../shared/html.ts'
import { changeObject } from '../api/change-object.ts'
import { isEmail } from '../api/parameters.ts'
import { forgetCard, savedCards } from '../api/saved-cards.ts'
import { chooseLanguage, type Language } from '../checkout/language.ts'
import { getOrigins, missingPage, page } from '../checkout/page.ts'
import { describeCard } from '../checkout/session-page.ts'
import { fillTemplate, getTexts, type Texts } from '../checkout/texts.ts'
import { formatMoney } from '../currencies.ts'
import { type PageRequest, type PageRoute, redirectAfterForm } from '../http/pages.ts'

/** Lifetime of a portal link in seconds. */
const LIFETIME = 3_600

/** Returns the session's language, else the customer's preferred one, as Stripe does; null leaves it to the browser. */
const chooseLocale = (session: Stripe.BillingPortal.Session, customer: Stripe.Customer): string | null =>
  session.locale === null || session.locale === 'auto'
    ? (customer.preferred_locales?.[0] ?? null)
    : session.locale

interface Opened {
  session: Stripe.BillingPortal.Session
  customer: Stripe.Customer
  language: Language
}

function open({ request, url, params, account }: PageRequest): Opened | undefined {
  const session = account.objects.get('billing_portal.session', params['id'] ?? '')
  const customer = session && account.objects.get('customer', session.customer)
  if (!customer || 'deleted' in customer || session.created + LIFETIME < account.time()) return undefined
  return { session, customer, language: chooseLanguage(request, url, chooseLocale(session, customer)) }
}

function show(visit: PageRequest): Response {
  const opened = open(visit)
  if (!opened) return missingPage(visit)
  const { session, language } = opened
  const { url } = visit
  const texts = getTexts(language)
  const back = session.return_url
    ? `<a class="back" href="${escapeHtml(session.return_url)}">${escapeHtml(fillTemplate(texts.back, { business: visit.business }))}</a>`
    : ''
  const result = url.searchParams.has('saved')
    ? texts.saved
    : url.searchParams.has('removed')
      ? texts.removed
      : null
  const content = `<header class="test"><p>${texts.test}</p></header>
<main class="sheet">${back}<h1>${texts.portalTitle}</h1>
${result ? `<p role="status">${result}</p>` : ''}
<section><h2>${texts.cards}</h2>${cards(visit, opened, texts)}</section>
<section><h2>${texts.portalDetails}</h2>${details(opened, texts)}</section>
<section><h2>${texts.payments}</h2>${payments(visit, opened, texts)}</section>
</main>`
  return page({
    title: texts.portalTitle,
    content,
    language,
    path: `/p/session/${session.id}`,
    formOrigins: getOrigins([session.return_url]),
  })
}

function details({ session, customer, language }: Opened, texts: Texts): string {
  const field = (name: 'email' | 'name' | 'phone', type: string) =>
    `<div class="field"><label for="${name}">${texts[name]}</label><input id="${name}" name="${name}" type="${type}" dir="auto" autocomplete="${name === 'phone' ? 'tel' : name}" maxlength="200" value="${escapeHtml(customer[name] ?? '')}"${name === 'email' ? ' required' : ''}></div>`
  return `<form method="post" action="/p/session/${session.id}?lang=${language.code}">${field('email', 'email')}${field('name', 'text')}${field('phone', 'tel')}<button>${texts.save}</button></form>`
}

function cards({ account }: PageRequest, { session, customer, language }: Opened, texts: Texts): string {
  const saved = savedCards(account, customer.id)
  if (saved.length === 0) return `<p class="quiet">${texts.noCards}</p>`
  const month = new Intl.DateTimeFormat(language.format, {
    year: 'numeric',
    month: '2-digit',
    calendar: 'gregory',
  })
  const rows = saved.map(({ id, card }) => {
    const until = month.format(new Date(card?.exp_year ?? 0, (card?.exp_month ?? 1) - 1))
    const label = describeCard(card, texts)
    return `<li><span id="card-${id}">${label}</span><span class="quiet">${fillTemplate(texts.expires, { month: until })}</span><form method="post" action="/p/session/${session.id}/cards/${id}?lang=${language.code}"><button class="plain" aria-describedby="card-${id}">${texts.remove}</button></form></li>`
  })
  return `<ul class="cards">${rows.join('')}</ul>`
}

function removeCard(visit: PageRequest): Response {
  const opened = open(visit)
  if (!opened) return missingPage(visit)
  const { session, customer, language } = opened
  const card = savedCards(visit.account, customer.id).find(({ id }) => id === visit.params['card'])
  // After a second click the card is already removed.
  if (card) forgetCard(visit.account, card)
  return redirectAfterForm(`/p/session/${session.id}?lang=${language.code}&removed`)
}

const STATES: Record<string, 'succeeded' | 'processing' | 'failed'> = {
  succeeded: 'succeeded',
  pending: 'processing',
  failed: 'failed',
}

function payments({ account }: PageRequest, { customer, language }: Opened, texts: Texts): string {
  const { items } = account.objects.list('charge', { limit: 50 }, [
    { field: 'customer', sign: '=', value: customer.id },
  ])
  if (items.length === 0) return `<p class="quiet">${texts.noPayments}</p>`
  const day = new Intl.DateTimeFormat(language.format, { dateStyle: 'medium', calendar: 'gregory' })
  const rows = items.map((charge) => {
    const money = (minor: number) => formatMoney(minor, charge.currency, language.format)
    const state = texts[STATES[charge.status] ?? 'processing']
    const refunded =
      charge.amount_refunded > 0
        ? fillTemplate(texts.refunded, { amount: money(charge.amount_refunded) })
        : ''
    return `<tr><td>${day.format(charge.created * 1000)}</td><td>${money(charge.amount)}</td><td>${state}</td><td>${refunded}</td></tr>`
  })
  return `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`
}

function save(visit: PageRequest): Response {
  const opened = open(visit)
  if (!opened) return missingPage(visit)
  const { customer, session, language } = opened
  const given = (name: string) => (visit.form.get(name) ?? '').trim().slice(0, 200)
  const email = given('email')
  changeObject(visit.account, 'customer', customer, {
    email: isEmail(email) ? email : customer.email,
    name: given('name') || null,
    phone: given('phone') || null,
  })
  return redirectAfterForm(`/p/session/${session.id}?lang=${language.code}&saved`)
}

export const portalPages: readonly PageRoute[] = [
  { method: 'GET', path: '/p/session/:id', handle: show },
  { method: 'POST', path: '/p/session/:id', handle: save },
  { method: 'POST', path: '/p/session/:id/cards/:card', handle: removeCard },
]
