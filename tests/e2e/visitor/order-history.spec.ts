import { addCookies, openAccount } from '../support/accounts.ts'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, readOrder } from '../support/shopper.ts'

test('a customer with many orders finds the oldest one @full', async ({ page, context, content }) => {
  const { number } = await content.createProduct(1, 'Desk lamp')
  const { cookie, token } = await openAccount()
  const id = await buy({ token }, { items: [{ productId: number, quantity: 1 }] })
  const { _rev, _createdAt, _updatedAt, ...order } = await readOrder(id)
  content.removeLater('string::startsWith(_id, $id)', { id: `${id}-` })
  const newer = Array.from({ length: 20 }, (_, index) => ({
    ...order,
    _id: `${id}-${index}`,
    number: `M-FFFF-${1000 + index}`,
    state: 'expired',
    placedAt: new Date(Date.parse(order.placedAt) + (index + 1) * 60_000).toISOString(),
  }))
  await newer.reduce((created, each) => created.create(each), lakeClient().transaction()).commit()
  await addCookies(context, cookie)

  await open(page, '/en/account/order-history')
  const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: 'M-' })
  await expect(orders).toHaveCount(20)
  await expect(orders.first()).toContainText('M-FFFF-1019')
  await page.getByRole('link', { name: TEXTS.en.account.olderOrders }).click()
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText(order.number)
  await page.getByRole('link', { name: TEXTS.en.account.newerOrders }).click()
  await expect(orders).toHaveCount(20)
  await open(page, '/en/account/order-history?page=99')
  await expect(page).toHaveURL(/\/order-history$/)
  await expect(orders).toHaveCount(20)
})
