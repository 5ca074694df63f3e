import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import { computeAutomaticTax } from '../api/automatic-tax.ts'
import { findSessionCoupon } from '../api/coupons.ts'
import { saveCard, savedCards } from '../api/saved-cards.ts'
import { formatMoney } from '../currencies.ts'
import { type PageRequest, type PageRoute, redirectAfterForm } from '../http/pages.ts'
import { toId } from '../storage/objects.ts'
import {
  type FieldName,
  type FieldValues,
  readFormValues,
  readPaymentMethod,
  readSessionValues,
  toDetails,
  validateFields,
} from './form-fields.ts'
import { chooseLanguage, type Language } from './language.ts'
import { completeFreeSession, expireSession, paySession } from './lifecycle.ts'
import { missingPage, notice } from './page.ts'
import { applyPromotionCode, takesPromotionCode } from './promotion.ts'
import { canSaveCard, sessionPage } from './session-page.ts'
import { fillTemplate, getTexts } from './texts.ts'

type Session = Stripe.Checkout.Session

interface Opened {
  session: Session
  language: Language
}

/** Finds the session of the path. Expires it when its time is over. */
function open({ request, url, params, account }: PageRequest): Opened | undefined {
  const session = account.objects.get('checkout.session', params['id'] ?? '')
  if (!session) return undefined
  const isOver = session.status === 'open' && session.expires_at <= account.time()
  return {
    session: isOver ? expireSession(account, session) : session,
    language: chooseLanguage(request, url, session.locale),
  }
}

/** Returns where a paid session redirects to. */
export const successUrl = ({ success_url: address, id }: Session): string =>
  (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

/** Returns the saved cards that a session offers. */
const findSavedCards = (account: Account, { customer }: Session): Stripe.PaymentMethod[] =>
  customer ? savedCards(account, toId(customer) ?? '') : []

/** Saves the card that a session was paid with for the customer's next payment. */
export function saveChosenCard(account: Account, session: Session): void {
  const intent = account.objects.get('payment_intent', session.payment_intent)
  const customer = toId(session.customer)
  if (intent && customer) saveCard(account, toId(intent.payment_method) ?? '', customer)
}

/** Creates the message for a session that can no longer be paid. */
function closed({ session, language }: Opened, business: string): Response {
  const texts = getTexts(language)
  const path = `/c/pay/${session.id}`
  if (session.status === 'expired') {
    const link = session.cancel_url
      ? { href: session.cancel_url, label: fillTemplate(texts.back, { business }) }
      : null
    return notice(language, { title: texts.expiredTitle, text: texts.expired, status: 410, path }, link)
  }
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd', language.format)
  const isPaid = session.payment_status !== 'unpaid'
  return notice(
    language,
    {
      title: isPaid ? texts.paidTitle : texts.waitingTitle,
      text: fillTemplate(isPaid ? texts.paid : texts.waiting, { amount }),
      path,
    },
    { href: successUrl(session), label: texts.continueLabel },
  )
}

function show(
  { account, business, url }: PageRequest,
  { session, language }: Opened,
  values: FieldValues,
  errors: ReadonlyMap<FieldName, string> = new Map(),
  message: string | null = null,
): Response {
  const lines = account.objects.children('item', session.id)
  const pictures = new Map(
    lines.flatMap(({ id, price }): [string, string][] => {
      const picture = account.objects.get('product', price?.product)?.images[0]
      return picture ? [[id, picture]] : []
    }),
  )
  const discountName = findSessionCoupon(account, session)?.name ?? null
  const rate = account.objects.get('shipping_rate', session.shipping_cost?.shipping_rate)
  const shippingName = rate?.display_name ?? null
  const declined = errors.size === 0 ? url.searchParams.get('declined') : null
  const cards = findSavedCards(account, session)
  const shown = { session, lines, discountName, shippingName, pictures, cards, business, language }
  const isCodeWrong = url.searchParams.get('code') === 'wrong'
  return sessionPage({ ...shown, values, errors, declined, isCodeWrong, message })
}

function visit(pageRequest: PageRequest): Response {
  const opened = open(pageRequest)
  if (!opened) return missingPage(pageRequest)
  const { session } = opened
  if (session.status !== 'open') return closed(opened, pageRequest.business)
  const { account } = pageRequest
  const customer = account.objects.get('customer', session.customer)
  const values = readSessionValues(session, customer)
  const taxed = computeAutomaticTax(account, session, values.country)
  return show(pageRequest, { ...opened, session: taxed }, values)
}

function pay(pageRequest: PageRequest): Response {
  const { account, form } = pageRequest
  const opened = open(pageRequest)
  if (!opened) return missingPage(pageRequest)
  const { session: shown, language } = opened
  // A second click or tab must not pay again.
  if (shown.status === 'complete') return redirectAfterForm(successUrl(shown))
  if (shown.status !== 'open') return closed(opened, pageRequest.business)
  const values = readFormValues(form)
  const errors = validateFields(values, shown, getTexts(language))
  const session = errors.size > 0 ? shown : computeAutomaticTax(account, shown, values.country)
  // Nobody pays an amount that the page has not shown.
  if (session.amount_total !== shown.amount_total)
    return show(pageRequest, { session, language }, values, errors, getTexts(language).taxAdded)
  if (session.amount_total === 0) {
    if (errors.size > 0) return show(pageRequest, opened, values, errors)
    return redirectAfterForm(successUrl(completeFreeSession(account, session, toDetails(values, session))))
  }
  const choice = readPaymentMethod(form, findSavedCards(account, session))
  if (errors.size > 0 || !choice) return show(pageRequest, opened, values, errors)
  const paid = paySession(account, session, toDetails(values, session), choice.means)
  const { decline, session: after, challenge } = paid
  if (decline)
    return redirectAfterForm(`/c/pay/${session.id}?lang=${language.code}&declined=${decline.declineCode}`)
  const save = form.has('save') && canSaveCard(after)
  if (challenge) return redirectAfterForm(`${challenge}&lang=${language.code}${save ? '&save=1' : ''}`)
  if (choice.means.kind === 'transfer') account.scheduleSettlement(session.id, choice.succeeds)
  if (save) saveChosenCard(account, after)
  return redirectAfterForm(successUrl(after))
}

function expire(pageRequest: PageRequest): Response {
  const opened = open(pageRequest)
  if (!opened) return missingPage(pageRequest)
  if (opened.session.status === 'open') expireSession(pageRequest.account, opened.session)
  return redirectAfterForm(`/c/pay/${opened.session.id}?lang=${opened.language.code}`)
}

function enterCode(pageRequest: PageRequest): Response {
  const { account, form } = pageRequest
  const opened = open(pageRequest)
  if (!opened) return missingPage(pageRequest)
  const { session, language } = opened
  const isApplied =
    session.status === 'open' &&
    takesPromotionCode(session) &&
    applyPromotionCode(account, session, (form.get('code') ?? '').trim())
  return redirectAfterForm(
    `/c/pay/${session.id}?lang=${language.code}${isApplied ? '' : '&code=wrong'}#promotion-code`,
  )
}

export const checkoutRoutes: readonly PageRoute[] = [
  { method: 'GET', path: '/c/pay/:id', handle: visit },
  { method: 'POST', path: '/c/pay/:id', handle: pay },
  { method: 'POST', path: '/c/pay/:id/expire', handle: expire },
  { method: 'POST', path: '/c/pay/:id/promotion-code', handle: enterCode },
]
