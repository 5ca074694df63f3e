import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { addCookies, openAccount } from '../support/accounts.ts'
import { arriveWith } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'

const CAP = '1031'
const PRICE = /103[.٫]00/
/** With 20 %, the rate of the United Kingdom. */
const TAX = /20[.٫]60/
const TOTAL = /123[.٫]60/

// The setting applies to all customers, so it is switched on in a copy of the product.
const product = useProductCopy()
test.beforeAll(async () => {
  const lake = lakeClientAt(product.lakeUrl, product.tokens['editor'])
  await lake.patch('shopSettings').set({ taxProvider: 'stripe' }).commit()
})

for (const { id: locale } of LOCALES) {
  test(`with Stripe Tax a customer pays the tax of the address, and finds it on order and invoice, ${locale} @full`, async ({
    page,
    context,
    browserErrors,
  }) => {
    test.slow()
    // The policy contains the original lake's address; images of the copy have another one.
    browserErrors.allow(/img-src|Failed to load resource/)
    const { cookies } = await openAccount(undefined, product.siteUrl)
    await addCookies(context, cookies, product.siteUrl)
    const { cart, orders, account } = TEXTS[locale]
    const lines = [{ id: CAP, quantity: 1 }]
    await arriveWith(page, JSON.stringify({ version: 1, lines, currency: 'USD' }))
    const main = page.getByRole('main')
    await open(page, `${product.siteUrl}/${locale}/cart`)
    await expect(main.locator('.cart-summary__rows')).toContainText(cart.taxAtCheckout)
    await expect(main.locator('.cart-summary__payable dd')).toContainText(PRICE)
    await main.getByRole('button', { name: cart.checkout }).click()

    await page.waitForURL('**/c/pay/**')
    const total = page.locator('.sums .total')
    await expect(total).toContainText(PRICE)
    await fillAddress(page)
    await payByCard(page)
    // The page shows the tax before it takes the amount.
    await expect(total).toContainText(TOTAL)
    await payByCard(page)

    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
    await expect(main.locator('.outcome__order')).toContainText(TAX)
    await open(page, `${product.siteUrl}/${locale}/account/order-history`)
    await main.getByRole('link', { name: account.invoiceLink }).click()
    await expect(main.locator('.invoice__sums dl')).toContainText(TAX)
    await expect(main.locator('.invoice__total').first()).toContainText(TOTAL)
  })
}
