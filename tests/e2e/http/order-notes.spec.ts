import { randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { pay } from '../../shop-api.ts'
import { newAddress, openAccount } from '../support/accounts.ts'
import { lakeTokens, lakeUrl, siteUrl, studioUrl } from '../support/addresses.ts'
import { lakeAt, lakeClient } from '../support/lake.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { paymentLock } from '../support/payment-lock.ts'
import { placeOrder, switchPayments } from '../support/shopper.ts'
import { visit } from '../support/visitor.ts'

const test = base.extend<{ paymentLock: void }>({ paymentLock })

const until = { timeout: 60_000 }
const SECRET = 'Rang twice, suspects the neighbour'

/** Sends an order action as Studio does for an editor. */
async function work(id: string, body: object, editor: string): Promise<number> {
  const token = lakeTokens()[editor] ?? ''
  const response = await fetch(`${siteUrl}/api/studio/orders/${id}`, {
    method: 'POST',
    headers: { origin: studioUrl, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}

test('a note is kept once with its author, for people with rights on orders only, and removed by them (ASVS 8.2.2)', async () => {
  const email = newAddress()
  const { cookie, token } = await openAccount(email)
  const items = [{ productId: '10203', quantity: 1 }]
  const { body } = await placeOrder({ email, idToken: token }, { items })
  await pay(body.url)
  const id = body.orderId
  const order = () => lakeClient('viewer').getDocument<Order>(id)
  await expect.poll(async () => (await order())?.invoiceNumber, until).toBeTruthy()

  const note = { action: 'note', text: SECRET, key: randomUUID() }
  expect(await work(id, note, 'marketer')).toBe(403)
  expect(await work(id, note, 'viewer')).toBe(403)
  await switchPayments({ faults: [{ path: '/v1/', times: 1_000, status: 500 }] })
  const statuses = await Promise.all([1, 2, 3].map(() => work(id, note, 'merchandiser')))
  expect(statuses, 'even while the payment service is down').toEqual([200, 200, 200])
  await switchPayments(null)
  const at: unknown = expect.any(String)
  expect((await order())?.notes).toEqual([
    { _key: note.key, text: SECRET, at, by: { id: 'merchandiser', name: 'Omar Haddad' } },
  ])
  const marketer = lakeAt(lakeUrl, lakeTokens()['marketer'])
  expect(await marketer.fetch('*[_type == "order"].notes')).toEqual([])

  expect(await work(id, { action: 'mail', kind: 'paid', key: randomUUID() }, 'merchandiser')).toBe(200)
  const pages = [
    `/en/success?order=${id}`,
    '/en/account/order-history',
    `/en/account/order-history/invoice?order=${id}`,
  ]
  for (const path of pages) {
    const { body: html } = await visit(path, { headers: { cookie } })
    expect(html).toContain(path.includes('invoice') ? 'MI-' : 'M-')
    expect(html, path).not.toContain('Rang twice')
  }
  await expect.poll(async () => (await mailsTo(email)).length, until).toBeGreaterThan(1)
  for (const { id: mail } of await mailsTo(email))
    expect((await readMail(mail)).html).not.toContain('Rang twice')

  expect(await work(id, { action: 'removeNote', key: note.key }, 'merchandiser')).toBe(200)
  expect((await order())?.notes).toEqual([])
  expect((await order())?.history.at(-1)).toMatchObject({ event: 'noteRemoved', by: { name: 'Omar Haddad' } })
})
