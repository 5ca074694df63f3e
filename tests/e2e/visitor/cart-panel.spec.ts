import { openAccount, signIn } from '../support/accounts.ts'
import { addToCartButton, arriveWith, BOOKMARK, openCartButton } from '../support/cart.ts'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { cart: words } = TEXTS.en

for (const { id: locale } of LOCALES) {
  test(`the panel is at the end of the line and in ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
  }) => {
    const { cart: texts } = TEXTS[locale]
    await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }] }))
    await open(page, `/${locale}/shop`)
    await openCartButton(page).click()
    const panel = page.getByRole('dialog', { name: texts.panelTitle })
    await expect(panel.getByRole('link', { name: texts.checkout })).toBeVisible()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        const width = page.viewportSize()?.width ?? 0
        return locale === 'ar' ? box?.x : box && width - box.x - box.width
      })
      .toBe(0)
    await page.mouse.click(locale === 'ar' ? (page.viewportSize()?.width ?? 800) - 5 : 5, 400)
    await expect(panel).toBeHidden()
  })
}

test('the lines add up to the subtotal, and the panel shows what its total includes @full', async ({
  page,
}) => {
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: '1030', quantity: 2 }] }))
  await open(page, '/en/cart')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Watch Desk Lamp' })
  await expect(row).toContainText('$215.00')
  await expect(row).toContainText('$430.00')
  await expect(row).toContainText(`${words.discount} -$86.00`)
  const subtotal = page.getByRole('main').getByRole('term').filter({ hasText: words.subtotal })
  await expect(subtotal).toContainText(words.subtotalBefore)
  await openCartButton(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  await expect(panel.getByRole('listitem')).toContainText('$430.00')
  const sum = panel.getByRole('paragraph').filter({ hasText: words.subtotal })
  await expect(sum).toContainText(words.subtotalWithAll.replace('{payable}', words.payable))
  await expect(panel.getByRole('definition')).toHaveText(['-$86.00', '$61.92'])
  await expect(panel.getByText('$405.92')).toBeVisible()
})

test('lines and listed charges add up to the subtotal of the panel and to what is payable, paid delivery included @full', async ({
  page,
}) => {
  const delivery = 'delivery-express-europe'
  const lines = [
    { id: BOOKMARK, quantity: 2 },
    { id: '1030', quantity: 1 },
  ]
  await arriveWith(page, JSON.stringify({ version: 1, lines, currency: 'USD', delivery }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  const payable = main.locator('.cart-summary__payable').getByRole('definition')
  await expect(payable).toBeVisible()
  const before = main.getByRole('term').filter({ hasText: words.subtotal })
  await openCartButton(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  const sum = panel.getByRole('paragraph').filter({ hasText: words.subtotal })
  await expect(sum).toBeVisible()
  const labels = await panel.getByRole('term').allTextContents()
  expect(labels).toEqual([words.discount, words.delivery, words.tax])
  for (const label of labels) {
    await expect(sum).toContainText(label, { ignoreCase: true })
    await expect(before).toContainText(label, { ignoreCase: true })
  }
  const cents = (texts: string[]) =>
    texts.reduce((total, text) => total + Number(text.replaceAll(/[^\d-]/g, '')), 0)
  const totals = await panel.locator('.cart-line__total > p:first-child').allTextContents()
  const charges = await panel.getByRole('definition').allTextContents()
  const shown = await sum.locator('strong').allTextContents()
  expect(cents([...totals, ...charges])).toBe(cents(shown))
  await expect(payable).toHaveText(shown[0] ?? '')
})

test('a toast in the panel covers neither a line nor the close button @full', async ({ page }) => {
  const lines = [BOOKMARK, '10014', '10012'].map((id) => ({ id, quantity: 1 }))
  await arriveWith(page, JSON.stringify({ version: 1, lines }))
  await open(page, '/en/shop')
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  for (const [width, product] of [
    [1280, 'Brass Bookmark'],
    [390, 'Miniature Planter'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openCartButton(page).click()
    await panel.getByRole('button', { name: `Remove ${product}` }).click()
    await expect(panel.getByRole('alert').filter({ hasText: `${product} removed` })).toBeVisible()
    const line = await panel.getByRole('list').boundingBox()
    if (!line) throw new Error('The list of the panel is not visible.')
    // The toast of the first width may still be there.
    const toasts = await panel
      .getByRole('alert')
      .evaluateAll((all) =>
        all.map((toast) => toast.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
      )
    for (const toast of toasts) if (toast.right > line.x) expect(toast.bottom).toBeLessThanOrEqual(line.y)
    await panel.getByRole('button', { name: TEXTS.en.common.close }).click()
    await expect(panel).toBeHidden()
  }
})

test('a signed-in customer’s cart button leads to the cart in the small shop, and opens the panel elsewhere @full', async ({
  page,
}) => {
  const { email } = await openAccount()
  await signIn(page, 'en', email)
  await open(page, '/en/shop/grid')
  await expect(openCartButton(page)).toHaveRole('button')
  await open(page, '/en/shop')
  await expect(openCartButton(page)).toHaveRole('link')
  await openCartButton(page).click()
  await expect(page).toHaveURL(/\/en\/cart$/)
})

for (const [currency, locale] of [
  ['AED', 'en'],
  ['KWD', 'zh'],
] as const) {
  test(`long amounts split no word and cover nothing in narrow columns, ${currency}, ${locale} @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const lines = [
      { id: '1030', quantity: 3 },
      { id: '1032', quantity: 1 },
    ]
    await arriveWith(page, JSON.stringify({ version: 1, lines, currency }))
    await open(page, `/${locale}/cart`)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') })
      .first()
    const name = row.locator('.cart-line__name')
    await expect(name).toBeVisible()
    const [select, total] = await Promise.all([
      row.getByRole('combobox').boundingBox(),
      row.locator('.cart-line__total').boundingBox(),
    ])
    const isApart =
      select && total && (select.y + select.height <= total.y || select.x + select.width <= total.x)
    expect(isApart, 'the total is beside or below the quantity').toBe(true)
    expect((await name.boundingBox())?.width).toBeGreaterThan(100)
    await page.setViewportSize({ width: 1024, height: 700 })
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(100)
    await page.setViewportSize({ width: 320, height: 700 })
    await openCartButton(page).click()
    const panel = page.getByRole('dialog', { name: TEXTS[locale].cart.panelTitle })
    await expect
      .poll(async () => (await panel.locator('.cart-line__name').first().boundingBox())?.width)
      .toBeGreaterThan(100)
  })
}

test('the focus starts in the panel, not at the toast of the product just added @full', async ({ page }) => {
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await addToCartButton(page, BOOKMARK).click()
  // The pointer keeps the toast.
  await page.getByRole('button', { name: TEXTS.en.toast.dismiss }).hover()
  await openCartButton(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  await expect(panel.getByRole('button', { name: TEXTS.en.common.close, exact: true })).toBeFocused()
})
