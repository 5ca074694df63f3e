import { openAccount } from '../support/accounts.ts'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import { buy, mailedTrackingPath, readOrder } from '../support/shopper.ts'
import { createTestProduct } from '../support/test-product.ts'
import { visit } from '../support/visitor.ts'

const lake = lakeClient()
const DAY = 86_400_000

/** Buys a product and returns its order with the tracking link of its email. */
async function buyLamp(locale: string) {
  const { email, token } = await openAccount()
  const { number, remove } = await createTestProduct(5, 'Desk lamp')
  const items = [{ productId: number, quantity: 2 }]
  try {
    const orderId = await buy({ token }, { items, locale })
    return { id: orderId, email, path: await mailedTrackingPath(email) }
  } finally {
    await remove()
  }
}

for (const { id: locale } of LOCALES) {
  test(`the link in the email shows the order’s status without a sign-in, and nothing private, ${locale}${fullUnless(locale === 'ar')}`, async () => {
    const { id, email, path } = await buyLamp(locale)
    expect(path).toMatch(new RegExp(`^/${locale}/order-tracking\\?key=[0-9a-f]{32}\\.[\\w-]{43}$`))
    const order = await readOrder(id)
    const fulfilment = {
      at: new Date().toISOString(),
      by: { id: 'x', name: 'Omar Haddad' },
      carrier: 'Parcel & Co',
      tracking: 'PC-778',
    }
    await lake.patch(id).set({ state: 'fulfilled', fulfilment }).commit()
    const { status, headers, body } = await visit(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(body).toContain('<meta name="referrer" content="no-referrer"')
    const { tracking } = TEXTS[locale]
    for (const shown of [order.number, 'Desk lamp', 'PC-778', tracking.lead.fulfilled, tracking.sent])
      expect(body, shown).toContain(shown)
    for (const secret of [email, 'Mary Wells', 'Long Lane', '20.00', 'Omar Haddad'])
      expect(body, secret).not.toContain(secret)
  })
}

test('a changed key is a missing page, and a link ends after ninety days', async () => {
  const { id, path } = await buyLamp('en')
  const [page = '', key = ''] = path.split('key=')
  const other = key.startsWith('0') ? '1' : '0'
  for (const forged of ['', 'x', other + key.slice(1), key.slice(0, -2), `${key}x`])
    expect((await visit(`${page}key=${forged}`)).status, forged).toBe(404)
  expect((await visit('/en/order-tracking')).status).toBe(404)
  await lake
    .patch(id)
    .set({ placedAt: new Date(Date.now() - 91 * DAY).toISOString() })
    .commit()
  const { status, body } = await visit(path)
  expect(status).toBe(200)
  expect(body).toContain(TEXTS.en.tracking.expired)
  expect(body).not.toContain('Desk lamp')
})
