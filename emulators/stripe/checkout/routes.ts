import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import { saveCard, savedCards } from '../api/saved-cards.ts'
import { seeOther, type PageRoute, type Visit } from '../http/pages.ts'
import { moneyText } from '../currencies.ts'
import { idOf } from '../storage/ids.ts'
import { detailsOf, faultsOf, filledBy, filledFrom, meansOf, type FieldName, type Filled } from './filled.ts'
import { chooseLanguage, type Language } from './language.ts'
import { expireSession, paySession } from './lifecycle.ts'
import { notice } from './page-shell.ts'
import { canSave, sessionPage } from './session-page.ts'
import { fill, textsIn } from './texts.ts'

type Session = Stripe.Checkout.Session

interface Opened {
  session: Session
  language: Language
}

/** The session of an address; a session whose time is over ends here at the latest. */
function open({ request, url, params, account }: Visit): Opened | undefined {
  const session = account.objects.get('checkout.session', params['id'] ?? '')
  if (!session) return undefined
  const isOver = session.status === 'open' && session.expires_at <= account.time()
  return {
    session: isOver ? expireSession(account, session) : session,
    language: chooseLanguage(request, url, session.locale),
  }
}

function missing({ request, url }: Visit): Response {
  const language = chooseLanguage(request, url, null)
  const { missingTitle, missing: text } = textsIn(language)
  return notice(language, { title: missingTitle, text, status: 404 }, null)
}

/** Where a paid session leads. */
const successUrl = ({ success_url: address, id }: Session): string =>
  (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

/** The saved cards that a session offers. */
const cardsOf = (account: Account, { customer }: Session): Stripe.PaymentMethod[] =>
  customer ? savedCards(account, idOf(customer) ?? '') : []

function keepCard(account: Account, session: Session): void {
  const intent = account.objects.get('payment_intent', idOf(session.payment_intent) ?? '')
  const customer = idOf(session.customer)
  if (intent && customer) saveCard(account, idOf(intent.payment_method) ?? '', customer)
}

/** What is said of a session that can no longer be paid. */
function closed({ session, language }: Opened, business: string): Response {
  const texts = textsIn(language)
  const path = `/c/pay/${session.id}`
  if (session.status === 'expired') {
    const link = session.cancel_url
      ? { href: session.cancel_url, label: fill(texts.back, { business }) }
      : null
    return notice(language, { title: texts.expiredTitle, text: texts.expired, status: 410, path }, link)
  }
  const amount = moneyText(session.amount_total ?? 0, session.currency ?? 'usd', language.format)
  const isPaid = session.payment_status !== 'unpaid'
  return notice(
    language,
    {
      title: isPaid ? texts.paidTitle : texts.waitingTitle,
      text: fill(isPaid ? texts.paid : texts.waiting, { amount }),
      path,
    },
    { href: successUrl(session), label: texts.goOn },
  )
}

function show(
  { account, business, url }: Visit,
  { session, language }: Opened,
  filled: Filled,
  faults: ReadonlyMap<FieldName, string> = new Map(),
): Response {
  const lines = account.objects.children('item', session.id)
  const pictures = new Map(
    lines.flatMap(({ id, price }): [string, string][] => {
      const picture = account.objects.get('product', idOf(price?.product) ?? '')?.images[0]
      return picture ? [[id, picture]] : []
    }),
  )
  const declined = faults.size === 0 ? url.searchParams.get('declined') : null
  const cards = cardsOf(account, session)
  return sessionPage({ session, lines, pictures, cards, business, language, filled, faults, declined })
}

function visit(visited: Visit): Response {
  const opened = open(visited)
  if (!opened) return missing(visited)
  const { session } = opened
  if (session.status !== 'open') return closed(opened, visited.business)
  const customer = visited.account.objects.get('customer', idOf(session.customer) ?? '')
  return show(visited, opened, filledFrom(session, customer))
}

function pay(visited: Visit): Response {
  const { account, form } = visited
  const opened = open(visited)
  if (!opened) return missing(visited)
  const { session, language } = opened
  // Pressed twice, or in two tabs: what is paid is paid once.
  if (session.status === 'complete') return seeOther(successUrl(session))
  if (session.status !== 'open') return closed(opened, visited.business)
  const filled = filledBy(form)
  const faults = faultsOf(filled, session, textsIn(language))
  const choice = meansOf(form, cardsOf(account, session))
  if (faults.size > 0 || !choice) return show(visited, opened, filled, faults)
  const { decline, session: after } = paySession(account, session, detailsOf(filled, session), choice.means)
  if (decline) return seeOther(`/c/pay/${session.id}?lang=${language.code}&declined=${decline.declineCode}`)
  if (choice.means.kind === 'transfer') account.settleLater(session.id, choice.succeeds)
  if (form.has('save') && canSave(after)) keepCard(account, after)
  return seeOther(successUrl(after))
}

function letExpire(visited: Visit): Response {
  const opened = open(visited)
  if (!opened) return missing(visited)
  if (opened.session.status === 'open') expireSession(visited.account, opened.session)
  return seeOther(`/c/pay/${opened.session.id}?lang=${opened.language.code}`)
}

/** The hosted page. */
export const checkoutRoutes: readonly PageRoute[] = [
  { method: 'GET', path: '/c/pay/:id', handle: visit },
  { method: 'POST', path: '/c/pay/:id', handle: pay },
  { method: 'POST', path: '/c/pay/:id/expire', handle: letExpire },
]
