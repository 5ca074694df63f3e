import { useLocale, useTranslations } from 'next-intl'
import { currencyName } from '#schemas/shared/currencies.ts'
import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { FieldError } from '#web/ui/field.tsx'
import { type CodeError, isAddable, type ReviewedCode } from '../model/codes.ts'
import { useMoney } from '../use-money.ts'
import type { CodeForm } from './use-code-form.ts'

interface DiscountCodesProperties {
  codes: readonly ReviewedCode[]
  isTaxIncluded: boolean
  form: CodeForm
  remove: (code: string) => void
}

/** Renders the codes of the cart and a form that adds one. */
export function DiscountCodes({ codes, isTaxIncluded, form, remove }: DiscountCodesProperties) {
  const texts = useTranslations('cart')
  const { input, isBusy, tried } = form
  const errorOf = useErrorText(isTaxIncluded)
  const announced = tried?.error ? errorOf(tried.error, tried) : null
  // The list shows the error of a code that was added.
  const error = tried && isAddable(tried) ? null : announced
  // The code may have been removed since, or stopped applying.
  const isApplied = codes.some((code) => code.code === tried?.code && !code.error)
  return (
    <div className="discount-codes mb-5">
      {codes.length > 0 && (
        <ul role="list" className="discount-codes__list mb-4">
          {codes.map(({ code, error: kind, ...details }) => (
            <li
              key={code}
              className="d-flex flex-wrap align-items-baseline justify-content-between column-gap-4"
            >
              <bdi>{code}</bdi>
              <button
                type="button"
                className="link-button"
                onClick={() => {
                  remove(code)
                  input.current?.focus()
                }}
              >
                {texts('remove')} <span className="visually-hidden">{code}</span>
              </button>
              {/* A code stops applying when the currency, the country or the cart changes. On its own line, also while empty. */}
              <div className="w-100" role="status">
                {kind && <span className="visually-hidden">{code}</span>}
                <FieldError id={`code-${code}-error`} error={kind && errorOf(kind, details)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault()
          void form.apply()
        }}
        noValidate
      >
        <label className="form-label" htmlFor="discount-code">
          {texts('code')}
        </label>
        <div className="discount-codes__entry">
          <input
            ref={input}
            id="discount-code"
            className="form-control"
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'discount-code-error' : undefined}
            onChange={form.forgetTried}
          />
          <button type="submit" className="btn btn-secondary btn--small" aria-disabled={isBusy}>
            {texts('applyCode')}
          </button>
        </div>
        <FieldError id="discount-code-error" error={error} />
        <p className="visually-hidden" role="status">
          {tried && isApplied ? texts('codeAdded', { code: tried.code }) : announced}
        </p>
      </form>
    </div>
  )
}

interface UnusedGiftCardProperties {
  codes: readonly ReviewedCode[]
  /** What is left to pay, in minor units of `currency`. */
  due: number
  currency: string
}

/** Renders that a gift card of the cart pays nothing of what is due; nothing if there is no such card. */
export function UnusedGiftCard({ codes, due, currency }: UnusedGiftCardProperties) {
  const [texts, money] = [useTranslations('cart'), useMoney()]
  const card = codes.find(({ error }) => error?.startsWith('giftCard'))
  if (!card || due === 0) return null
  const [amount, ending] = [money(due, currency), giftCardEnding(card.code)]
  return <p className="remark mt-5">{texts('giftCardUnused', { amount, ending })}</p>
}

/** Returns a function that writes why a code does not apply. */
function useErrorText(isTaxIncluded: boolean) {
  const [texts, locale, money] = [useTranslations('cart'), useLocale(), useMoney()]
  return (error: CodeError, { minimum, currency }: Pick<ReviewedCode, 'minimum' | 'currency'>): string => {
    if (error === 'minimum')
      return texts('codeErrors.minimum', {
        minimum: minimum ? money(minimum.amount, minimum.currency) : '',
        isTaxIncluded: isTaxIncluded ? 'yes' : 'no',
      })
    if (error === 'giftCardCurrency')
      return texts('codeErrors.giftCardCurrency', {
        currency: currency ? currencyName(currency, locale) : '',
        payIn: texts('currency'),
      })
    return texts(`codeErrors.${error}`)
  }
}
