import { expect, test } from 'vitest'
import { llmsText } from './llms.ts'

test('pages are listed by section with their Markdown twins', () => {
  const page = {
    section: 'Service',
    title: 'Security [24/7]',
    summary: 'We guard\nsystems.',
    url: 'https://a.b/en/s',
  }
  expect(
    llmsText({
      siteName: 'Meridian',
      description: 'IT that holds.',
      languages: 'Also in Chinese.',
      pages: [page, { ...page, section: 'Page', title: 'Home', summary: '' }],
    }),
  ).toBe(`# Meridian

> IT that holds.

Also in Chinese.

## Service

- [Security \\[24/7\\]](https://a.b/en/s.md): We guard systems.

## Page

- [Home](https://a.b/en/s.md)
`)
})
