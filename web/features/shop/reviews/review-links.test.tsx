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

const wallpaper = { number: '10201', title: 'Wallpaper', kind: 'digital' as const }
const lamp = { number: '1030', title: 'Lamp', kind: 'physical' as const }

const shown = async (lines: (typeof wallpaper | typeof lamp)[], isSent: boolean) =>
  renderToStaticMarkup(await ReviewLinks({ lines, isSent }))

test('customers are asked about shipped products once these were sent, and about files at once', async () => {
  const before = await shown([wallpaper, lamp], false)
  expect(before).toContain('Write a review: Wallpaper')
  expect(before).not.toContain('Lamp')
  expect(await shown([lamp], false)).toBe('')
  expect(await shown([lamp], true)).toContain('Write a review: Lamp')
})
