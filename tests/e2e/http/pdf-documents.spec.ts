import { pay } from '../../shop-api.ts'
import { openAccount } from '../support/accounts.ts'
import { lakeTokens, siteUrl, studioUrl } from '../support/addresses.ts'
import { refundPart } from '../support/credit-note.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import { placeOrder } from '../support/shopper.ts'
import { createTestProduct } from '../support/test-product.ts'

const until = { timeout: 60_000 }

/** Requests a document; returns the status, the file name and the first bytes. */
async function download(path: string, headers: Record<string, string>) {
  const response = await fetch(`${siteUrl}${path}`, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    isPdf:
      response.headers.get('content-type') === 'application/pdf' &&
      body.subarray(0, 5).toString() === '%PDF-',
    caching: response.headers.get('cache-control'),
  }
}

test.describe.configure({ timeout: 180_000 })

test('PDF files of an order are for its buyer and for staff with rights on orders only (ASVS 8.2.2)', async () => {
  const { cookie, token } = await openAccount()
  const product = await createTestProduct(5, 'كتاب 书 Book')
  try {
    const items = [{ productId: product.number, quantity: 2 }]
    const { body } = await placeOrder({ token }, { items, locale: 'ar' })
    const path = (document: string, locale = 'ar') =>
      `/api/orders/${body.orderId}/documents/${document}?locale=${locale}`
    const asCustomer = (document: string, locale?: string) => download(path(document, locale), { cookie })
    expect((await asCustomer('invoice')).status, 'not paid yet').toBe(404)
    await pay(body.url)
    await expect.poll(async () => (await asCustomer('invoice')).status, until).toBe(200)
    for (const locale of ['zh', 'en', 'ar']) {
      const { isPdf, name, caching } = await asCustomer('invoice', locale)
      expect([isPdf, caching], locale).toEqual([true, 'private, no-store'])
      expect(name).toMatch(/^MI-\d{6}\.pdf$/)
    }
    const { number, path: page } = await refundPart(body.orderId, 100)
    const refund = new URL(page, siteUrl).searchParams.get('refund') ?? ''
    const note = `${path('credit-note')}&refund=${encodeURIComponent(refund)}`
    expect(await download(note, { cookie })).toMatchObject({ isPdf: true, name: `${number}.pdf` })

    expect((await download(path('invoice'), {})).status).toBe(401)
    const other = await openAccount()
    for (const wanted of [path('invoice'), note])
      expect((await download(wanted, { cookie: other.cookie })).status).toBe(404)
    for (const wanted of ['packing-slip', 'credit-note', 'receipt'])
      expect((await asCustomer(wanted)).status, wanted).toBe(404)
    expect((await asCustomer('invoice', 'fr')).status).toBe(404)

    const asStaff = (editor: string, origin = studioUrl, document = 'packing-slip') =>
      download(`/api/studio/orders/${body.orderId}/documents/${document}?locale=en`, {
        origin,
        authorization: `Bearer ${lakeTokens()[editor] ?? ''}`,
      })
    const slip = await asStaff('merchandiser')
    expect([slip.isPdf, slip.name?.replace(/^M-[\w-]{9}/, '')]).toEqual([true, '-packing-slip.pdf'])
    expect((await asStaff('marketer')).status).toBe(403)
    expect((await asStaff('merchandiser', 'https://evil.example')).status).toBe(403)
    expect((await asStaff('merchandiser', studioUrl, 'credit-note')).status, 'of no refund').toBe(404)
  } finally {
    await product.remove()
  }
})
