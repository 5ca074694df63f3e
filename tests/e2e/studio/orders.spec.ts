import { openAccount, signIn } from '../support/accounts.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, expectOrderState, readOrder } from '../support/shopper.ts'
import { unique } from '../support/unique.ts'

test('a merchandiser refunds a unit and ships the rest, and the customer sees both @full', async ({
  page,
  content,
  studioOf,
}) => {
  const title = unique('lantern')
  const product = await content.createProduct(5, title)
  const { email, token } = await openAccount()
  const items = [{ productId: product.number, quantity: 3 }]
  const orderId = await buy({ token }, { items })
  await expectOrderState(orderId, 'paid')

  const studio = await studioOf('merchandiser', `/structure/orders;all;${orderId}`)
  await studio.getByRole('button', { name: 'Refund' }).click({ timeout: 90_000 })
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Some items').check()
  await dialog.getByLabel(title).selectOption('1')
  await dialog.getByRole('button', { name: 'Refund 10.00 USD' }).click()
  await expect(studio.getByText(`1 of 3 refunded`)).toBeVisible({ timeout: 60_000 })
  const colleague = await studioOf('administrator', `/structure/orders;all;${orderId}`)
  await colleague.getByRole('button', { name: 'Fulfil' }).click({ timeout: 90_000 })
  await studio.getByRole('button', { name: 'Fulfil' }).click()
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('JD014600')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(studio.getByText('Tracking number JD014600')).toBeVisible({ timeout: 60_000 })
  await expect(studio.getByText(/Omar Haddad$/).first()).toBeVisible()
  await expect(colleague.getByRole('alert')).toContainText('A colleague has just marked this order as sent.')
  await expect(colleague.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
  expect(await product.left()).toBe(3)

  await signIn(page, 'en', email)
  await page.goto('/en/account/order-history')
  await expect(page.getByText('$10.00 refunded')).toBeVisible()
  await page.getByRole('link', { name: /^Order M-/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is on its way' })).toBeVisible()
  await expect(page.getByText('JD014600')).toBeVisible()
  await expect(page.getByText('$20.00')).toBeVisible()
})

test('a merchandiser refunds an amount, leaves a note, and finds both with the customer’s orders @full', async ({
  page,
  studioOf,
}) => {
  const { email, token } = await openAccount()
  const buyIn = async (currency: string) => {
    const id = await buy({ token }, { items: [{ productId: '10203', quantity: 2 }], currency })
    await expect.poll(async () => (await readOrder(id)).invoiceNumber, { timeout: 90_000 }).toBeTruthy()
    return readOrder(id)
  }
  const [riyals, pounds] = [await buyIn('SAR'), await buyIn('GBP')]
  const studio = await studioOf('merchandiser', `/structure/orders;all;${pounds._id}`)
  const refund = studio.getByRole('button', { name: 'Refund', exact: true })
  const dialog = studio.getByRole('dialog')
  await refund.press('Enter', { timeout: 90_000 })
  await dialog.getByRole('button', { name: 'Close dialog' }).press('Escape')
  await expect(refund, 'the focus returns').toBeFocused()
  await refund.press('Enter')
  await dialog.getByLabel('Another amount').check()
  await dialog.getByLabel('Amount in GBP').fill('99')
  await expect(dialog.getByRole('status')).toHaveText('Choose a reason. The customer sees it.')
  await dialog.getByLabel('Reason').selectOption('Late delivery')
  await expect(dialog.getByRole('status')).toContainText('more than the remaining payment')
  await dialog.getByLabel('Amount in GBP').fill('1.50')
  await dialog.getByRole('button', { name: 'Refund 1.50 GBP' }).click()
  await expect(studio.getByText('1.50 GBP, late delivery').first()).toBeVisible({ timeout: 60_000 })
  const downloading = studio.waitForEvent('download')
  await studio.getByRole('button', { name: 'Invoice as PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^MI-\d{6}\.pdf$/)
  await studio.getByLabel('Add a note').fill('Promised a call on Monday')
  await studio.getByRole('button', { name: 'Add note' }).click()
  const note = studio.getByRole('listitem').filter({ hasText: 'Promised a call on Monday' })
  await expect(note).toContainText('Omar Haddad')
  await expect(studio.getByLabel('Add a note')).toBeFocused()

  await studio.getByRole('link', { name: 'All orders of this customer' }).click()
  await expect(studio.getByRole('heading', { name: email })).toBeVisible()
  const orders = studio.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(orders).toHaveCount(2)
  await expect(orders.filter({ hasText: pounds.number })).toContainText('−1.50 GBP refunded')
  await expect(studio.getByRole('list', { name: 'Total by currency' }).getByRole('listitem')).toHaveCount(2)
  await studio.getByPlaceholder('Search list').fill(email)
  const customers = studio.getByRole('listbox', { name: 'Customers' })
  await expect(customers.getByRole('link', { name: new RegExp(email) })).toHaveCount(1)
  await studio.getByRole('link', { name: riyals.number }).click()
  await expect(studio.getByRole('heading', { name: riyals.number })).toBeVisible()

  await signIn(page, 'zh', email)
  await page.goto(`/zh/success?order=${pounds._id}`)
  await expect(page.getByText('延迟送达')).toBeVisible()
  await page.getByRole('link', { name: /MC-/ }).click()
  await expect(page.getByRole('article').getByText('延迟送达')).toBeVisible()
  await expect(page.getByText('Promised a call')).toHaveCount(0)
})
