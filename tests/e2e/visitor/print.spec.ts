import { addCookies, openAccount } from '../support/accounts.ts'
import { addToCartButton, arriveWith, BOOKMARK, WALLPAPER } from '../support/cart.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { buy } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

/** A4 at 96 dots per inch: media queries know the sheet, the text has the space between its margins. */
const SHEET = { width: 794, height: 1123 }
const MARGINS = 'body { margin-inline: 18mm }'

test.use({ viewport: SHEET })

test('a printed cart shows names, quantities and prices, and nothing to click @full', async ({ page }) => {
  const lines = [BOOKMARK, WALLPAPER].map((id) => ({ id, quantity: 1 }))
  await arriveWith(page, JSON.stringify({ version: 1, lines, currency: 'USD' }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: TEXTS.en.cart.checkout })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.addStyleTag({ content: MARGINS })
  for (const name of await main.locator('.cart-line__name').all())
    expect((await name.boundingBox())?.width).toBeGreaterThan(150)
  await expect(main.getByText('$12.16').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
})

test('a printed order begins with the logo @full', async ({ page, context }) => {
  const { cookie, token } = await openAccount()
  const order = await buy({ token }, { items: [{ productId: WALLPAPER, quantity: 1 }] })
  await addCookies(context, cookie)
  await open(page, `/en/success?order=${order}`)
  await expect(page.locator('.outcome__order')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const [logo, mark] = await Promise.all(
    [page.getByRole('banner').locator('.logo'), page.locator('.outcome__mark')].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(logo?.y).toBeGreaterThanOrEqual(0)
  expect(mark?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0))
})

test('a printed job leaves out the application form, a printed product the buttons @full', async ({
  page,
}) => {
  await open(page, '/en/career/single')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await expect(addToCartButton(page, BOOKMARK)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('a printed comparison of plans shows all of them on the sheet @full', async ({ page }) => {
  await open(page, '/en/pricing')
  await page.emulateMedia({ media: 'print' })
  await page.addStyleTag({ content: MARGINS })
  const frame = page.locator('.comparison__frame')
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})
