import { createTranslator } from 'next-intl'
import { openAccount, signIn } from '../support/accounts.ts'
import { addToCartButton, arriveWith, expectLines } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open, tabTo } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { visit } from '../support/visitor.ts'

const CAP = 'product-10000'
const BLUE = '10000-blue-m'
const STOCK = ['green-m', 'green-l', 'blue-m', 'blue-l'].map((variant) => `inventory-${CAP}--${variant}`)

/** The blue, medium cap in each language. */
const NAMES = {
  zh: { product: '子午线鸭舌帽', blue: '蓝色', medium: '中号', large: '大号' },
  en: { product: 'Meridian Cap', blue: 'Blue', medium: 'Medium', large: 'Large' },
  ar: { product: 'قبعة ميريديان', blue: 'أزرق', medium: 'متوسط', large: 'كبير' },
}

for (const { id: locale } of LOCALES) {
  test(`a customer chooses a variant by keyboard, pays it, and finds it on order and invoice, ${locale} @full`, async ({
    page,
    content,
  }) => {
    test.slow()
    await content.keep(CAP, ...STOCK)
    const { cart, shop, orders, account } = TEXTS[locale]
    const { product, blue, medium } = NAMES[locale]
    const { email } = await openAccount()
    await signIn(page, locale, email)

    await open(page, `/${locale}/shop`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: shop.chooseNamed.replace('{product}', product) }).click()
    await expect(page).toHaveURL(`/${locale}/shop/single/10000`)
    await expect(main.locator('.product-facts')).toContainText('10000-green-m')
    await tabTo(page, main.getByRole('radio', { checked: true }).first())
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio', { name: blue })).toBeChecked()
    await expect(page).toHaveURL(`/${locale}/shop/single/10000?variant=${BLUE}`)
    await expect(main.getByRole('radio', { name: blue }), 'the next arrow key chooses again').toBeFocused()
    await expect(main.locator('.product-facts')).toContainText(BLUE)
    await expect(main.locator('.carousel__index a').last()).toHaveAttribute('aria-current', 'true')
    await tabTo(page, addToCartButton(page, BLUE))
    await page.keyboard.press('Enter')
    await expectLines(page, 1)

    await open(page, `/${locale}/cart`)
    const line = main.getByRole('listitem').filter({ hasText: product })
    await expect(line).toContainText(`${blue} · ${medium}`)
    await main.getByRole('button', { name: cart.checkout }).click()
    await page.waitForURL('**/c/pay/**')
    await fillAddress(page)
    await payByCard(page)

    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'orders' })
    const name = texts('nameWithDetail', { name: product, detail: `${blue} · ${medium}` })
    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
    await expect(main.locator('.outcome__order')).toContainText(name)
    await open(page, `/${locale}/account/order-history`)
    await expect(main).toContainText(name)
    await main.getByRole('link', { name: account.invoiceLink }).click()
    await expect(main.locator('.invoice__items')).toContainText(name)
    await expect(main.locator('.invoice__items')).toContainText(BLUE)
    // The address of the links by which customers review what they bought.
    await open(page, `/${locale}/account/review?product=${BLUE}`)
    await expect(main.getByRole('radio')).toHaveCount(5)
  })

  test(`a link opens a variant, and one that is sold out says so, ${locale}${fullUnless(locale === 'zh')}`, async ({
    page,
    content,
  }) => {
    await content.keep(CAP, ...STOCK)
    const { shop } = TEXTS[locale]
    const { blue, large } = NAMES[locale]
    await open(page, `/${locale}/shop/single/10000?variant=${BLUE}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('radio', { name: blue })).toBeChecked()
    await expect(addToCartButton(page, BLUE)).toBeEnabled()
    await expect(main.getByRole('radio', { name: `${large} ${shop.optionSoldOut}` })).toBeEnabled()
    await main.getByRole('radio', { name: large }).check()
    await expect(page).toHaveURL(/variant=10000-blue-l$/)
    await expect(addToCartButton(page, '10000-blue-l')).toBeDisabled()
    // Screen readers announce this, not the buttons.
    await expect(main.locator('.buy [aria-live]')).toHaveText(shop.soldOut)
  })
}

test('a variant that costs more shows its price, and the lowest one stands in lists @full', async ({
  page,
  content,
}) => {
  await content.keep(CAP, ...STOCK)
  await content.publish(CAP, ({ variants, ...cap }) => ({
    ...cap,
    variants: (variants as { code: string }[]).map((variant) =>
      variant.code === 'green-l' ? { ...variant, priceDifference: 400 } : variant,
    ),
  }))
  await expect.poll(async () => (await visit('/en/shop/single/10000')).body).toContain('"price":"60.26"')
  await open(page, '/en/shop/single/10000')
  const price = page.locator('.product-page__price')
  await expect(price).toHaveText('$56.26', { useInnerText: true })
  await page.getByRole('radio', { name: 'Large' }).check()
  await expect(price).toHaveText('$60.26', { useInnerText: true })
  await addToCartButton(page, '10000-green-l').click()
  await expectLines(page, 1)
  await open(page, '/en/cart')
  await expect(page.getByRole('main').locator('.cart-summary__payable dd')).toHaveText('$60.26')
  await expect.poll(async () => (await visit('/en/shop/grid')).body).toContain('from $56.26')
})

test('a product is sold out in lists when each of its variants is @full', async ({ page, content }) => {
  await content.keep(CAP, ...STOCK)
  const [first = '', ...others] = STOCK
  const { soldOut } = TEXTS.en.shop
  const link = page.getByRole('link', { name: 'Meridian Cap', exact: true })
  const card = page.getByRole('main').getByRole('listitem').filter({ has: link })
  for (const id of others) await content.publish(id, (count) => ({ ...count, available: 0 }))
  await open(page, '/en/shop')
  await expect(card.getByText(soldOut)).toHaveCount(0)
  await content.publish(first, (count) => ({ ...count, available: 0 }))
  await expect(async () => {
    await page.reload()
    await expect(card.getByText(soldOut)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect
    .poll(async () => (await visit('/en/shop/grid/filtered?stock=1')).body)
    .not.toContain('/en/shop/single/10000')
})

test('a cart from before there were variants asks for a choice @full', async ({ page }) => {
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: '10000', quantity: 1 }] }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByText(TEXTS.en.cart.chooseOptions)).toBeVisible()
  await expect(main.getByRole('button', { name: TEXTS.en.cart.checkout })).toHaveCount(0)
  await main.getByRole('link', { name: 'Meridian Cap' }).first().click()
  await expect(page).toHaveURL('/en/shop/single/10000')
})

test('search engines read a group of products with their own numbers, stock and addresses', async () => {
  const { body } = await visit('/en/shop/single/10000')
  expect(body).toContain('"@type":"ProductGroup"')
  expect(body).toContain('"sku":"10000-blue-l"')
  expect(body).toContain('/en/shop/single/10000?variant=10000-blue-l')
  expect(body).toContain('https://schema.org/SoldOut')
})
