import { type Messages, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '#schemas/shared/messages/en.json' with { type: 'json' }
import type { ReviewedCode } from '../model/codes.ts'
import { DiscountCodes } from './discount-codes.tsx'

const shown = (...codes: ReviewedCode[]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages as unknown as Messages}>
      <DiscountCodes
        codes={codes}
        isTaxIncluded={false}
        add={() => Promise.reject(new Error())}
        remove={() => undefined}
      />
    </NextIntlClientProvider>,
  )

test('a code that stops applying is announced by its name', () => {
  expect(shown({ code: 'SPRING', error: null })).toContain('<div class="w-100" role="status"></div>')
  expect(shown({ code: 'SPRING', error: 'currency' })).toMatch(
    /<div class="w-100" role="status"><span class="visually-hidden">SPRING<\/span><p.*can’t be used in the chosen currency/,
  )
})
