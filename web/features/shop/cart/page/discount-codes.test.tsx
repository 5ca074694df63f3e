import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '#schemas/shared/messages/en.json' with { type: 'json' }
import type { ReviewedCode } from '../model/codes.ts'
import { DiscountCodes, UnusedGiftCard } from './discount-codes.tsx'
import { useCodeForm } from './use-code-form.ts'

const render = (element: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages as unknown as Messages}>
      {element}
    </NextIntlClientProvider>,
  )

function Codes({ codes }: { codes: readonly ReviewedCode[] }) {
  const form = useCodeForm(() => Promise.reject(new Error()))
  return <DiscountCodes codes={codes} isTaxIncluded={false} form={form} remove={() => undefined} />
}

const shown = (...codes: ReviewedCode[]): string => render(<Codes codes={codes} />)

test('a code that stops applying is announced by its name', () => {
  expect(shown({ code: 'SPRING', error: null })).toContain('<div class="w-100" role="status"></div>')
  expect(shown({ code: 'SPRING', error: 'currency' })).toMatch(
    /<div class="w-100" role="status"><span class="visually-hidden">SPRING<\/span><p.*can’t be used in the chosen currency/,
  )
})

test('what is due without a gift card is said before the payment', () => {
  const unused = (due: number, ...codes: ReviewedCode[]) =>
    render(<UnusedGiftCard codes={codes} due={due} currency="EUR" />)
  const card: ReviewedCode = { code: 'ABCD-EFGH-JKLM-NPQR', error: 'giftCardCurrency', currency: 'USD' }
  expect(unused(5_316, card)).toContain('You’ll pay €53.16, as the gift card …NPQR isn’t used.')
  expect(unused(0, card)).toBe('')
  expect(unused(5_316, { ...card, error: null }, { code: 'SPRING', error: 'expired' })).toBe('')
})
