import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedText } from './result-parts.tsx'

const show = (...parts: [text: string, isMatch: boolean][]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="ar" timeZone="UTC">
      <HighlightedText as="p" parts={parts.map(([text, isMatch]) => ({ text, isMatch }))} />
    </NextIntlClientProvider>,
  )

test('a result in English is marked as English on an Arabic page, an Arabic one is not', () => {
  expect(show(['We guard ', false], ['systems', true], ['.', false])).toBe(
    '<p lang="en" dir="ltr">We guard <mark>systems</mark>.</p>',
  )
  expect(show(['نحمي ', false], ['الأنظمة', true])).toBe('<p>نحمي <mark>الأنظمة</mark></p>')
})

test('a result without an excerpt leaves no empty paragraph', () => {
  expect(show()).toBe('')
})
