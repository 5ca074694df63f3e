import { randomUUID } from 'node:crypto'
import { pay } from '../../shop-api.ts'
import { addCookies, openAccount } from '../support/accounts.ts'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, expectOrderState, placeOrder, readOrder, sendOrderAction } from '../support/shopper.ts'

const until = { timeout: 60_000 }

/** Sends an order action; returns the status. */
const act = async (id: string, action: object) => (await sendOrderAction(id, action)).status

for (const { id: locale } of LOCALES) {
  test(`a customer returns items; they are approved, received, refunded and restocked once, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
    context,
    content,
  }) => {
    test.slow()
    const { number, left } = await content.createProduct(5, 'Desk lamp')
    const { email, cookie, token } = await openAccount()
    const items = [{ productId: number, quantity: 3 }]
    const { body } = await placeOrder({ token }, { items, locale })
    const id = body.orderId
    expect(await pay(body.url)).toBe(303)
    await expectOrderState(id, 'paid')
    await addCookies(context, cookie)
    const { returns } = TEXTS[locale]
    const main = page.getByRole('main')

    await open(page, `/${locale}/success?order=${id}`)
    await expect(main.getByText(returns.action)).toHaveCount(0)
    expect(await act(id, { action: 'fulfil' })).toBe(200)

    await open(page, `/${locale}/success?order=${id}`)
    await main.getByText(returns.action, { exact: true }).click()
    await main.getByLabel(returns.reason).selectOption('unfit')
    await main.getByLabel(returns.comment).fill('Too bright')
    // The message is below the button, which a customer may press at the end of the window.
    await main.getByRole('button', { name: returns.submit }).evaluate((button: HTMLElement) => {
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
      button.click()
    })
    const nothing = main.getByRole('alert').filter({ hasText: returns.results.nothing })
    await expect(nothing).toBeInViewport({ ratio: 1 })
    await expect(main.getByLabel(returns.comment)).toHaveValue('Too bright')
    await expect(main.getByLabel(returns.reason)).toHaveValue('unfit')
    await main.getByLabel('Desk lamp').selectOption('2')
    await context.clearCookies({ name: '__session' })
    await main.getByRole('button', { name: returns.submit }).click()
    await expect(main.getByRole('alert').filter({ hasText: returns.results.signedOut })).toBeVisible()
    await addCookies(context, cookie)
    await main.getByRole('button', { name: returns.submit }).click()
    await expect(main.getByRole('status').filter({ hasText: returns.results.asked })).toBeVisible()
    await expect(main.getByText(returns.states.requested)).toBeVisible()
    await expect(page.locator('#returns')).toBeFocused()
    const key = (await readOrder(id)).returns?.[0]?._key ?? ''

    const label = 'Meridian Returns\nLong Lane 1, London'
    expect(await act(id, { action: 'refundReturn', return: key, restock: true }), 'too early').toBe(409)
    const approve = { action: 'approveReturn', return: key, label }
    expect(await Promise.all([1, 2].map(() => act(id, approve)))).toEqual([200, 200])
    await page.reload()
    await expect(main.getByText('Long Lane 1, London')).toBeVisible()

    expect(await act(id, { action: 'receiveReturn', return: key })).toBe(200)
    const refund = { action: 'refundReturn', return: key, restock: true }
    expect(await Promise.all([1, 2, 3].map(() => act(id, refund)))).toEqual([200, 200, 200])
    await expect.poll(async () => (await readOrder(id)).refunds?.[0]?.state, until).toBe('made')
    const order = await readOrder(id)
    expect(order.refunds?.map(({ amount }) => amount)).toEqual([2_000])
    await expect.poll(left, until).toBe(4)
    await page.reload()
    await expect(main.getByText(returns.states.refunded).first()).toBeVisible()

    // One email for each step, in the order's language, and one for the refund.
    const { subject } = returns.mails.returnApproved
    const titled = (text: string) => text.replace('{number}', order.number)
    await expect.poll(async () => (await mailsTo(email)).length, until).toBeGreaterThanOrEqual(5)
    const mails = await mailsTo(email)
    const approved = mails.filter((mail) => mail.subject === titled(subject))
    expect(approved).toHaveLength(1)
    expect((await readMail(approved[0]?.id ?? '')).text).toContain('Long Lane 1, London')
    expect(mails.filter((mail) => mail.subject === titled(returns.mails.returnAsked.subject))).toHaveLength(1)
  })
}

test('a refused return says why, and its items can be returned again; late ones cannot @full', async ({
  page,
  context,
  content,
}) => {
  const { number } = await content.createProduct(5, 'Desk lamp')
  const { cookie, token } = await openAccount()
  const id = await buy({ token }, { items: [{ productId: number, quantity: 1 }] })
  await expectOrderState(id, 'paid')
  await act(id, { action: 'fulfil' })
  const key = randomUUID()
  const requested = {
    _key: key,
    state: 'requested',
    at: new Date().toISOString(),
    reason: 'faulty',
    lines: [{ _key: 'l', line: (await readOrder(id)).lines[0]?._key, quantity: 1 }],
  }
  await lakeClient()
    .patch(id)
    .set({ returns: [requested] })
    .commit()
  await addCookies(context, cookie)
  const { returns } = TEXTS.en
  const main = page.getByRole('main')
  await open(page, `/en/success?order=${id}`)
  await expect(main.getByText(returns.action, { exact: true })).toHaveCount(0)
  expect(await act(id, { action: 'refuseReturn', return: key, reason: 'The seal is broken.' })).toBe(200)
  await page.reload()
  await expect(main.getByText('The seal is broken.')).toBeVisible()
  await open(page, `/en/success?order=${id}&return=asked`)
  await expect(main.getByText('The seal is broken.')).toBeVisible()
  await expect(main.getByText(returns.results.asked)).toHaveCount(0)
  await expect(main.getByText(returns.action, { exact: true })).toBeVisible()
  const shipped = new Date(Date.now() - 60 * 86_400_000).toISOString()
  await lakeClient().patch(id).set({ 'fulfilment.at': shipped }).commit()
  await page.reload()
  await expect(main.getByText(returns.action, { exact: true })).toHaveCount(0)
})
