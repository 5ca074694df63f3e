import type Stripe from 'stripe'
import { escapeHtml } from '../../shared/html.ts'
import { answerChallenge } from '../api/pay-intent.ts'
import { formatMoney } from '../currencies.ts'
import { type PageRequest, type PageRoute, redirectAfterForm } from '../http/pages.ts'
import { chooseLanguage, type Language } from './language.ts'
import { completePaidSession } from './lifecycle.ts'
import { getOrigins, missingPage, notice, page } from './page.ts'
import { saveChosenCard, successUrl } from './routes.ts'
import { canSaveCard } from './session-page.ts'
import { fillTemplate, getTexts } from './texts.ts'

interface Challenge {
  intent: Stripe.PaymentIntent
  /** The checkout session of the payment; undefined for a payment by the API. */
  session: Stripe.Checkout.Session | undefined
  language: Language
}

/** Finds the payment of the path, whose secret the address has to contain. */
function find({ request, url, params, account }: PageRequest): Challenge | undefined {
  const intent = account.objects.get('payment_intent', params['id'] ?? '')
  if (!intent || url.searchParams.get('client_secret') !== intent.client_secret) return undefined
  const { items } = account.objects.list('checkout.session', { limit: 1 }, [
    { field: 'payment_intent', sign: '=', value: intent.id },
  ])
  const [session] = items
  return { intent, session, language: chooseLanguage(request, url, session?.locale ?? null) }
}

/** Returns where the customer goes on once the payment was confirmed or refused. */
function returnAddress(
  { intent, session, language }: Challenge,
  returnUrl: string | null,
): string | undefined {
  if (session?.status === 'complete') return successUrl(session)
  if (session) return `/c/pay/${session.id}?lang=${language.code}&declined=authentication`
  const target = URL.parse(returnUrl ?? '')
  if (!target) return undefined
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  target.searchParams.set(
    'redirect_status',
    intent.status === 'requires_payment_method' ? 'failed' : 'succeeded',
  )
  return target.href
}

const returnUrlOf = ({ next_action: action }: Stripe.PaymentIntent): string | null =>
  action?.redirect_to_url?.return_url ?? null

function redirectBack(challenge: Challenge, returnUrl: string | null): Response {
  const address = returnAddress(challenge, returnUrl)
  if (address) return redirectAfterForm(address)
  const { answeredTitle: title, answered: text } = getTexts(challenge.language)
  return notice(challenge.language, { title, text }, null)
}

function visit(pageRequest: PageRequest): Response {
  const challenge = find(pageRequest)
  if (!challenge) return missingPage(pageRequest)
  const { intent, session, language } = challenge
  if (intent.status !== 'requires_action') return redirectBack(challenge, null)
  const texts = getTexts(language)
  const { business, url } = pageRequest
  const amount = formatMoney(intent.amount, intent.currency, language.format)
  const button = (answer: string, style: string, label: string) =>
    `<button class="${style}" name="answer" value="${answer}">${label}</button>`
  const content = `<header class="test"><p>${texts.test}</p></header>
<main class="notice"><h1>${texts.challengeTitle}</h1><p>${escapeHtml(fillTemplate(texts.challenge, { amount, business }))}</p>
<form method="post" action="${escapeHtml(url.pathname + url.search)}">${button('confirm', 'pay', texts.challengeConfirm)}${button('refuse', 'plain', texts.challengeRefuse)}</form></main>`
  return page({
    title: texts.challengeTitle,
    content,
    language,
    path: null,
    formOrigins: getOrigins([session?.success_url, returnUrlOf(intent)]),
  })
}

function answer(pageRequest: PageRequest): Response {
  const challenge = find(pageRequest)
  if (!challenge) return missingPage(pageRequest)
  const { account, form, url } = pageRequest
  const { intent: before, session } = challenge
  if (before.status !== 'requires_action') return redirectBack(challenge, null)
  const { intent, decline } = answerChallenge(account, before, form.get('answer') === 'confirm')
  if (decline || session?.status !== 'open')
    return redirectBack({ ...challenge, intent }, returnUrlOf(before))
  const completed = completePaidSession(account, session)
  if (url.searchParams.has('save') && canSaveCard(completed)) saveChosenCard(account, completed)
  return redirectBack({ ...challenge, intent, session: completed }, null)
}

/** The page of the customer's bank, which asks to confirm a payment (3-D Secure). */
export const challengeRoutes: readonly PageRoute[] = [
  { method: 'GET', path: '/c/authenticate/:id', handle: visit },
  { method: 'POST', path: '/c/authenticate/:id', handle: answer },
]
