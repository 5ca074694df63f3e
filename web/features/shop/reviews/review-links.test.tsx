import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import { ReviewLinks } from './review-links.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale: 'en', messages: english, namespace: 'reviews' }),
}))
vi.mock('#web/i18n/navigation.ts', () => ({
  Link: ({ children }: { children: ReactNode }) => children,
}))

const wallpaper = { product: 'wallpaper', number: '10201', title: 'Wallpaper', kind: 'digital' as const }
const lamp = { product: 'lamp', number: '1030', title: 'Lamp', kind: 'physical' as const }

const shown = async (lines: Parameters<typeof ReviewLinks>[0]['lines'], isSent: boolean) =>
  renderToStaticMarkup(await ReviewLinks({ lines, isSent }))

test('customers are asked about shipped products once these were sent, and about files at once', async () => {
  const before = await shown([wallpaper, lamp], false)
  expect(before).toContain('Write a review: Wallpaper')
  expect(before).not.toContain('Lamp')
  expect(await shown([lamp], false)).toBe('')
  expect(await shown([lamp], true)).toContain('Write a review: Lamp')
})

test('customers are asked once about a product of which they bought several variants', async () => {
  const cap = { product: 'cap', title: 'Cap', kind: 'physical' as const }
  const html = await shown(
    [
      { ...cap, number: '10000-green' },
      { ...cap, number: '10000-red' },
    ],
    true,
  )
  expect(html.split('Write a review: Cap')).toHaveLength(2)
})
