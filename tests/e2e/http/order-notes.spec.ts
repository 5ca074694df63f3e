import { randomUUID } from 'node:crypto'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { openAccount } from '../support/accounts.ts'
import { lakeTokens, lakeUrl } from '../support/addresses.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import { buy, readOrder, sendOrderAction, switchPayments } from '../support/shopper.ts'
import { visit } from '../support/visitor.ts'

const until = { timeout: 60_000 }
const SECRET = 'Rang twice, suspects the neighbour'

/** Sends an order action for an editor; returns the status. */
const act = async (id: string, action: object, editor = 'merchandiser') =>
  (await sendOrderAction(id, action, { token: lakeTokens()[editor] })).status

test('a note is kept once with its author, for people with rights on orders only, and removed by them (ASVS 8.2.2)', async () => {
  const { email, cookie, token } = await openAccount()
  const items = [{ productId: '10203', quantity: 1 }]
  const id = await buy({ token }, { items })
  const order = () => readOrder(id)
  await expect.poll(async () => (await order()).invoiceNumber, until).toBeTruthy()

  const note = { action: 'note', text: SECRET, key: randomUUID() }
  expect(await act(id, note, 'marketer')).toBe(403)
  expect(await act(id, note, 'viewer')).toBe(403)
  await switchPayments({ faults: [{ path: '/v1/', times: 1_000, status: 500 }] })
  const statuses = await Promise.all([1, 2, 3].map(() => act(id, note)))
  expect(statuses, 'even while the payment service is down').toEqual([200, 200, 200])
  await switchPayments(null)
  const at: unknown = expect.any(String)
  expect((await order()).notes).toEqual([
    { _key: note.key, text: SECRET, at, by: { id: 'merchandiser', name: 'Omar Haddad' } },
  ])
  const marketer = lakeClientAt(lakeUrl, lakeTokens()['marketer'])
  expect(await marketer.fetch('*[_type == "order"].notes')).toEqual([])

  expect(await act(id, { action: 'mail', kind: 'paid', key: randomUUID() })).toBe(200)
  const pages = [
    `/en/success?order=${id}`,
    '/en/account/order-history',
    `/en/account/order-history/invoice?order=${id}`,
    '/api/account/data',
  ]
  for (const path of pages) {
    const { body: html } = await visit(path, { headers: { cookie } })
    expect(html).toContain(path.includes('invoice') ? 'MI-' : 'M-')
    expect(html, path).not.toContain('Rang twice')
  }
  await expect.poll(async () => (await mailsTo(email)).length, until).toBeGreaterThan(1)
  for (const { id: mail } of await mailsTo(email))
    expect((await readMail(mail)).html).not.toContain('Rang twice')

  expect(await act(id, { action: 'removeNote', key: note.key })).toBe(200)
  expect((await order()).notes).toEqual([])
  expect((await order()).history.at(-1)).toMatchObject({ event: 'noteRemoved', by: { name: 'Omar Haddad' } })
})
