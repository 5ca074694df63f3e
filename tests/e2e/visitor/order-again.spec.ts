import { addCookies, openAccount } from '../support/accounts.ts'
import { expectLines, storedCart } from '../support/cart.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy } from '../support/shopper.ts'

for (const { id: locale } of LOCALES) {
  test(`order again: what is still sold goes into the cart, the rest is named, ${locale} @full`, async ({
    page,
    context,
    content,
  }) => {
    const sold = await content.createProduct(9, 'Desk lamp')
    const gone = await content.createProduct(9, 'Old radio')
    const { cookie, token } = await openAccount()
    const items = [
      { productId: sold.number, quantity: 2 },
      { productId: gone.number, quantity: 1 },
    ]
    const orderId = await buy({ token }, { items, locale })
    await gone.remove()
    await addCookies(context, cookie)
    const { orderAgain } = TEXTS[locale]

    await open(page, `/${locale}/success?order=${orderId}`)
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: orderAgain.button })
    await button.click()
    await expectLines(page, 1)
    const result = main.getByRole('status').filter({ hasText: 'Old radio' })
    await expect(result).toBeVisible()
    await expect(result).not.toContainText('Desk lamp')
    expect(await storedCart(page)).toMatchObject({ lines: [{ id: sold.number, quantity: 2 }] })

    // The limit of three per product holds, and the reason is named.
    await button.click()
    await expect(main.getByRole('status').filter({ hasText: 'Desk lamp' })).toBeVisible()
    expect(await storedCart(page)).toMatchObject({ lines: [{ id: sold.number, quantity: 3 }] })

    await open(page, `/${locale}/account/order-history`)
    await main.getByRole('button', { name: orderAgain.button }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Old radio' })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button, which needs a script, is hidden @full', async ({ page, context }) => {
    const { cookie, token } = await openAccount()
    const orderId = await buy({ token }, { items: [{ productId: '10203', quantity: 1 }] })
    await addCookies(context, cookie)
    for (const path of [`/en/success?order=${orderId}`, '/en/account/order-history']) {
      await page.goto(path)
      await expect(page.getByText(/M-[0-9A-F]{4}-[0-9A-F]{4}/).first()).toBeVisible()
      await expect(page.locator('.order-again')).toBeHidden()
    }
  })
})
