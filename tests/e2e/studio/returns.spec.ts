import type { Page } from '@playwright/test'
import { openAccount, signIn } from '../support/accounts.ts'
import { readHistory } from '../support/history.ts'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, expectOrderState, readOrder } from '../support/shopper.ts'
import { chooseAction, field, STUDIO_OPENS_MS } from '../support/studio.ts'
import { unique } from '../support/unique.ts'

const { returns } = TEXTS.en
const until = { timeout: 60_000 }

/** Waits until the customer's page of the order shows the state of its return. */
async function expectState(page: Page, state: keyof typeof returns.states): Promise<void> {
  const item = page.getByRole('main').locator('.return-item')
  await expect(async () => {
    await page.reload()
    await expect(item).toContainText(returns.states[state], { timeout: 5_000 })
    await expect(item).toContainText(returns.next[state], { timeout: 5_000 })
  }).toPass(until)
}

test('a merchandiser takes a return through all steps, and the customer sees each @full', async ({
  page,
  content,
  studioOf,
}) => {
  test.slow()
  const title = unique('kettle')
  const product = await content.createProduct(5, title)
  const { email, token } = await openAccount()
  const items = [{ productId: product.number, quantity: 3 }]
  const orderId = await buy({ token }, { items })
  await expectOrderState(orderId, 'paid')

  const studio = await studioOf('merchandiser', `/structure/orders;all;${orderId}`)
  const dialog = studio.getByRole('dialog')
  await studio.getByRole('button', { name: 'Fulfil' }).click({ timeout: STUDIO_OPENS_MS })
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog).toBeHidden(until)

  await signIn(page, 'en', email)
  await open(page, `/en/success?order=${orderId}`)
  const main = page.getByRole('main')
  await main.getByText(returns.action, { exact: true }).click()
  await main.getByLabel(title).selectOption('2')
  await main.getByLabel(returns.reason).selectOption('unfit')
  await main.getByLabel(returns.comment).fill('The lid does not close')
  await main.getByRole('button', { name: returns.submit }).click()
  await expect(main.getByRole('status').filter({ hasText: returns.results.asked })).toBeVisible()
  await expectState(page, 'requested')

  const card = studio.getByRole('listitem').filter({ hasText: 'The lid does not close' })
  await expect(card).toContainText(`2 × ${title}`, until)
  await card.getByRole('button', { name: 'Approve' }).click()
  const approve = dialog.getByRole('button', { name: 'Approve and email' })
  await expect(approve).toBeDisabled()
  await dialog.getByLabel('How to send it back').fill('Meridian Returns\nLong Lane 1, London')
  // A click beside the dialog keeps what was typed.
  await studio.mouse.click(5, 500)
  // So does Escape, which asks first.
  await dialog.getByLabel('How to send it back').press('Escape')
  await studio.getByRole('button', { name: 'Keep editing' }).click()
  await approve.click()
  await expect(card.getByRole('button', { name: 'Mark as received' })).toBeVisible(until)
  await expectState(page, 'approved')
  await expect(main.getByText('Long Lane 1, London')).toBeVisible()

  await card.getByRole('button', { name: 'Mark as received' }).click()
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await expect(card.getByRole('button', { name: 'Refund' })).toBeVisible(until)
  await expectState(page, 'received')

  await card.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByLabel('Return the items to stock')).toBeChecked()
  await expect(dialog).toContainText('20.00 USD goes back to the customer’s payment method')
  await dialog.getByRole('button', { name: 'Refund 20.00 USD' }).click()
  await expect(dialog).toBeHidden(until)
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectState(page, 'refunded')
  await expect.poll(product.left, until).toBe(4)
  expect((await readOrder(orderId)).refunds?.map(({ amount }) => amount)).toEqual([2_000])
})

test('a back-in-stock request is listed with what it waits for, and deleted with its history @full', async ({
  studioOf,
  content,
}) => {
  const title = unique('kettle')
  const { number } = await content.createProduct(0, title)
  const product = `product-${number}`
  const email = `${unique('waiting')}@reader.example`
  const _id = `stockRequest.${unique('request')}`
  content.removeLater('_id == $id', { id: _id })
  await lakeClient().create({
    _id,
    _type: 'stockRequest',
    email,
    number,
    language: 'en',
    inventory: `inventory-${product}`,
    product: { _type: 'reference', _ref: product, _weak: true },
    requestedAt: new Date().toISOString(),
  })
  const studio = await studioOf('merchandiser', '/structure/shop')
  await studio
    .getByRole('link', { name: 'Back-in-stock requests', exact: true })
    .click({ timeout: STUDIO_OPENS_MS })
  const request = studio.getByRole('link', { name: new RegExp(`${title}.*${email}`) })
  await request.click({ timeout: STUDIO_OPENS_MS })
  await expect(field(studio, 'email').getByRole('textbox')).toHaveValue(email)

  expect(await readHistory(_id)).toContain(email)
  await chooseAction(studio, 'Delete')
  await expect(studio.getByText(`Delete the back-in-stock request of ${email}?`)).toBeVisible()
  await studio.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(request).toBeHidden()
  expect(await readHistory(_id)).not.toContain(email)
})
