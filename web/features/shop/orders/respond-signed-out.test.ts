import { expect, test, vi } from 'vitest'
import { respondSignedOut } from './respond-signed-out.ts'

vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://shop.example' }) }))

test.each([
  ['navigate', 303, 'https://shop.example/success?order=order.1%26x'],
  ['cors', 401, null],
])('a signed-out request for a file in mode %s gets %i', (mode, status, location) => {
  const request = new Request('https://shop.example/api/orders/1/files/2', {
    headers: { 'sec-fetch-mode': mode },
  })
  const response = respondSignedOut(request, 'order.1&x')
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})
