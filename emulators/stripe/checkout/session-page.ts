import type Stripe from 'stripe'
import { escapeHtml } from '../../shared/html.ts'
import { findCard } from '../api/cards.ts'
import { formatMoney } from '../currencies.ts'
import { countriesOf, type FieldName, type FieldValues } from './form-fields.ts'
import type { Language } from './language.ts'
import { getOrigins, page } from './page.ts'
import { takesPromotionCode } from './promotion.ts'
import { fillTemplate, getTexts, type Texts } from './texts.ts'

interface SessionPageProperties {
  session: Stripe.Checkout.Session
  lines: readonly Stripe.LineItem[]
  /** The name of its coupon; null without one. */
  discountName: string | null
  /** The name of its shipping rate; null without one. */
  shippingName: string | null
  /** Product images by line item id. */
  pictures: ReadonlyMap<string, string>
  /** The customer's saved cards, newest first. */
  cards: readonly Stripe.PaymentMethod[]
  business: string
  language: Language
  values: FieldValues
  /** Validation errors by field. */
  errors: ReadonlyMap<FieldName, string>
  /** The decline code of the last card; null when none was declined. */
  declined: string | null
  /** Whether the promotion code that was entered does not apply. */
  isCodeWrong: boolean
  /** What has changed since the customer sent the form; null if nothing has. */
  message: string | null
}

/** Returns the hosted checkout page. */
export function sessionPage(properties: SessionPageProperties): Response {
  const { session, business, language, errors, pictures } = properties
  const texts = getTexts(language)
  const title = fillTemplate(texts.payTitle, { business })
  const content = `<header class="test"><p>${texts.test}</p></header>
<main class="checkout">
<section class="summary" aria-labelledby="order">${summary(properties, texts, title)}</section>
<section class="form">${form(properties, texts)}</section>
</main>`
  return page({
    title,
    content,
    language,
    path: `/c/pay/${session.id}`,
    status: errors.size > 0 ? 422 : 200,
    formOrigins: getOrigins([session.success_url, session.cancel_url]),
    pictureOrigins: getOrigins([...pictures.values()]),
  })
}

function summary(properties: SessionPageProperties, texts: Texts, title: string): string {
  const { session, lines, discountName, shippingName, pictures, business, language } = properties
  const money = (minor: number | null) => formatMoney(minor ?? 0, session.currency ?? 'usd', language.format)
  const rows = lines.map(({ id, description, quantity, amount_subtotal: cost, price }) => {
    const picture = pictures.get(id)
    const each =
      (quantity ?? 1) > 1 ? ` · ${fillTemplate(texts.each, { amount: money(price?.unit_amount ?? 0) })}` : ''
    return `<li>${picture ? `<img src="${escapeHtml(picture)}" alt="">` : ''}<span class="what"><bdi>${escapeHtml(description ?? '')}</bdi><br><span class="quiet">${fillTemplate(texts.quantity, { count: String(quantity ?? 1) })}${each}</span></span><span class="cost">${money(cost)}</span></li>`
  })
  const { amount_tax: tax = 0, amount_discount: discount = 0 } = session.total_details ?? {}
  const shipping = money(session.shipping_cost?.amount_total ?? 0)
  const shippingRow = shippingName
    ? `<div><dt><bdi>${escapeHtml(shippingName)}</bdi></dt><dd class="sum">${shipping}</dd></div>`
    : ''
  const discountLabel = discountName ? `<bdi>${escapeHtml(discountName)}</bdi>` : texts.discount
  const discountRow = `<div><dt>${discountLabel}</dt><dd class="sum">${money(-discount)}</dd></div>`
  const isTaxUnknown = session.automatic_tax.status === 'requires_location_inputs'
  const isTaxIncluded = lines.some(({ taxes }) => taxes?.some(({ rate }) => rate.inclusive))
  const taxLabel = isTaxIncluded ? texts.taxIncluded : texts.tax
  const taxRow =
    tax > 0 || isTaxUnknown
      ? `<div><dt>${taxLabel}</dt><dd class="sum">${isTaxUnknown ? texts.taxUnknown : money(tax)}</dd></div>`
      : ''
  return `${session.cancel_url ? `<p class="back"><a href="${escapeHtml(session.cancel_url)}">${escapeHtml(fillTemplate(texts.back, { business }))}</a></p>` : ''}
<h1>${escapeHtml(title)}</h1>
<p class="amount">${money(session.amount_total)}</p>
<h2 id="order">${texts.order}</h2>
<ul class="lines">${rows.join('')}</ul>
<dl class="sums"><div><dt>${texts.subtotal}</dt><dd class="sum">${money(session.amount_subtotal)}</dd></div>${discount > 0 ? discountRow : ''}${shippingRow}${taxRow}<div class="total"><dt>${texts.total}</dt><dd class="sum">${money(session.amount_total)}</dd></div></dl>
${promotionCode(properties, texts)}`
}

/** Returns the form for a promotion code, or the button that removes it. */
function promotionCode({ session, language, isCodeWrong }: SessionPageProperties, texts: Texts): string {
  if (!takesPromotionCode(session)) return ''
  const action = `/c/pay/${session.id}/promotion-code?lang=${language.code}`
  const begin = `<form id="promotion-code" method="post" action="${action}">`
  if (session.discounts?.length)
    return `${begin}<button class="plain" name="code" value="">${texts.removeCode}</button></form>`
  const marks = isCodeWrong ? ' aria-invalid="true" aria-describedby="code-error"' : ''
  const error = isCodeWrong ? `<p class="wrong" id="code-error">${texts.wrongCode}</p>` : ''
  return `${begin}<div class="field"><label for="code">${texts.promotionCode}</label><input id="code" name="code" required maxlength="500" autocomplete="off" dir="ltr"${marks}>${error}</div><button class="plain">${texts.applyCode}</button></form>`
}

function form(properties: SessionPageProperties, texts: Texts): string {
  const { session, language, errors, declined, message } = properties
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd', language.format)
  const field = (name: FieldName, type = 'text', needed = true) =>
    input(properties, texts, { name, type, needed })
  const refusedText =
    { insufficient_funds: texts.refusedFunds, authentication: texts.refusedAuthentication }[declined ?? ''] ??
    texts.refused
  const alert = errors.size > 0 ? texts.invalidFields : declined === null ? null : refusedText
  const isFree = session.amount_total === 0
  const words = session.custom_text.submit?.message
  return `${alert ? `<p class="alert" role="alert">${alert}</p>` : ''}${message ? `<p class="note" role="status">${message}</p>` : ''}
<form method="post" action="/c/pay/${session.id}?lang=${language.code}">
<fieldset><legend>${texts.contact}</legend>${field('email', 'email')}${field('name')}${session.phone_number_collection?.enabled ? field('phone', 'tel') : ''}</fieldset>
${session.shipping_address_collection ? `<fieldset><legend>${texts.shipping}</legend>${field('line1')}${field('line2', 'text', false)}${field('city')}${field('postalCode', 'text', false)}${countries(properties, texts)}</fieldset>` : session.automatic_tax.enabled ? `<fieldset><legend>${texts.billing}</legend>${countries(properties, texts)}</fieldset>` : ''}
${isFree ? '' : `<fieldset><legend>${texts.means}</legend><div class="means">${means(properties, texts)}</div>${canSaveCard(session) ? `<label class="save"><input type="checkbox" name="save"><span>${texts.saveCard}</span></label>` : ''}</fieldset>`}
${words ? `<p class="quiet">${escapeHtml(words)}</p>` : ''}
<button class="pay">${escapeHtml(isFree ? texts.completeFree : fillTemplate(texts.pay, { amount }))}</button>
</form>
<form method="post" action="/c/pay/${session.id}/expire?lang=${language.code}"><button class="plain">${texts.expire}</button></form>`
}

const COMPLETES: Partial<Record<FieldName, string>> = {
  email: 'email',
  name: 'name',
  phone: 'tel',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  city: 'shipping address-level2',
  postalCode: 'shipping postal-code',
}

function input(
  { values, errors, session }: SessionPageProperties,
  texts: Texts,
  { name, type, needed }: { name: FieldName; type: string; needed: boolean },
): string {
  const error = errors.get(name)
  const isFixed = name === 'email' && session.customer !== null && values.email !== ''
  const marks = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  return `<div class="field"><label for="${name}">${texts[name]}</label><input id="${name}" name="${name}" type="${type}" dir="auto" autocomplete="${COMPLETES[name] ?? 'on'}" value="${escapeHtml(values[name])}"${isFixed ? ' readonly' : ''}${needed ? ' required' : ''} maxlength="200"${marks}>${error ? `<p class="wrong" id="${name}-error">${error}</p>` : ''}</div>`
}

function countries({ session, language, values }: SessionPageProperties, texts: Texts): string {
  const names = new Intl.DisplayNames(language.format, { type: 'region' })
  const options = (countriesOf(session) ?? [])
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language.code))
    .map(({ code, name }) => {
      const mark = code === values.country ? ' selected' : ''
      return `<option value="${code}"${mark}>${escapeHtml(name)}</option>`
    })
  return `<div class="field"><label for="country">${texts.country}</label><select id="country" name="country" autocomplete="shipping country" required>${options.join('')}</select></div>`
}

/** Returns the description of a saved card as HTML. */
export const describeCard = (card: Stripe.PaymentMethod.Card | undefined, texts: Texts): string =>
  escapeHtml(texts.card).replace(
    '{number}',
    `<bdi>${card?.brand === 'visa' ? 'Visa' : 'Mastercard'} •••• ${escapeHtml(card?.last4 ?? '')}</bdi>`,
  )

/** Returns whether the customer may save the card for the next payment. */
export const canSaveCard = ({
  customer,
  saved_payment_method_options: options,
}: Stripe.Checkout.Session): boolean => customer !== null && options?.payment_method_save === 'enabled'

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Returns the choice of payment methods and of their test results. */
function means({ session, cards }: SessionPageProperties, texts: Texts): string {
  const types = session.payment_method_types

  const card = (name: string, ending: string) => ({
    value: `card:${name}`,
    label: escapeHtml(texts.card).replace('{number}', `<bdi>${spaced(findCard(name)?.number ?? '')}</bdi>`),
    ending,
  })
  const saved = cards.map(({ id, card: method }) => ({
    value: `saved:${id}`,
    label: describeCard(method, texts),
    ending: texts.savedBefore,
  }))
  const choices = [
    ...saved,
    ...(types.includes('card')
      ? [
          card('pm_card_visa', texts.accepted),
          card('pm_card_chargeDeclined', texts.declined),
          card('pm_card_chargeDeclinedInsufficientFunds', texts.noFunds),
          card('pm_card_authenticationRequiredOnSetup', texts.confirmed),
          card('pm_card_createDispute', texts.disputed),
        ]
      : []),
    ...(types.some((type) => type !== 'card')
      ? [
          { value: 'transfer:succeeds', label: texts.transfer, ending: texts.arrives },
          { value: 'transfer:fails', label: texts.transfer, ending: texts.bounces },
        ]
      : []),
  ]
  return choices
    .map(
      ({ value, label, ending }, index) =>
        `<label><input type="radio" name="means" value="${value}" required${index === 0 ? ' checked' : ''}><span>${label} <span class="quiet">${ending}</span></span></label>`,
    )
    .join('')
}
