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
      sitemap: 'https://a.b/sitemap.xml',
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

test('a large catalog lists its first products and links to the sitemap', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({
    section: 'Product',
    title: `Product ${index}`,
    summary: '',
    url: `https://a.b/en/shop/single/${index}`,
  }))
  const sitemap = 'https://a.b/sitemap.xml'
  const text = llmsText({ siteName: 'Meridian', description: '', languages: '', pages, sitemap })
  expect(text.length).toBeLessThan(50_000)
  expect(text).toContain('Product 0')
  expect(text).toContain(`(${sitemap})`)
})
