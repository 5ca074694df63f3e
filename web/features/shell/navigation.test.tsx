import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MenuItem } from './menu-item.ts'
import { Navigation } from './navigation.tsx'

vi.mock('next/navigation', () => ({ usePathname: () => '/ar' }))

const item = (label: string, children: MenuItem[] = []): MenuItem => {
  const link = { href: '/contact', external: true, newTab: false, isDocument: false }
  return { key: label, label, link: children.length > 0 ? null : link, badge: null, icon: null, children }
}

test('labels in English are marked as English in an Arabic menu, at every level', () => {
  const groups = [item('Our main services', [item('Cloud and systems')]), item('خدمات', [item('اتصل')])]
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="ar" timeZone="UTC">
      <Navigation
        items={[item('All our pages', groups)]}
        group="bar"
        icons={{ branch: '', newTab: '' }}
        wide
      />
    </NextIntlClientProvider>,
  )
  for (const label of ['All our pages', 'Our main services', 'Cloud and systems'])
    expect(html).toContain(`<span lang="en" dir="ltr">${label}</span>`)
  expect(html).toContain('<span>خدمات</span>')
})
