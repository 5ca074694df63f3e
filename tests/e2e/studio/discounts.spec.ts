import { arriveWith, BOOKMARK } from '../support/cart.ts'
import { lakeClient } from '../support/lake.ts'
import { open } from '../support/page.ts'
import { field, publish, STUDIO_OPENS_MS, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test('a merchandiser creates a code, which stays private and reduces carts once it is published @full', async ({
  page,
  studioOf,
  content,
}) => {
  // Other tests change its price.
  await content.keep(`product-${BOOKMARK}`)
  const code = `NEW${Date.now().toString(36).toUpperCase()}`
  content.removeLater('_type == "discount" && code == $code', { code })
  const studio = await studioOf('merchandiser', '/structure/shop;discounts;new-discount')
  const title = translated(studio, 'title', 'English')
  await expect(title).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await title.fill('Autumn discount')
  await field(studio, 'percent').getByRole('spinbutton').fill('25')
  await field(studio, 'code').getByRole('textbox').fill(code)
  const cart = { version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], codes: [code], currency: 'USD' }
  await arriveWith(page, JSON.stringify(cart))
  await open(page, '/en/cart')
  const payable = page.getByRole('main').locator('.cart-summary__payable dd')
  await expect(payable).toHaveText('$12.16')

  await publish(studio, code)
  const ids = await lakeClient('viewer').fetch<string[]>('*[_type == "discount" && code == $code]._id', {
    code,
  })
  expect(ids).toEqual([expect.stringMatching(/^discount\.[\da-f]+$/)])
  await page.reload()
  await expect(payable).toHaveText('$9.12')

  // A second discount is another document.
  await studio.getByRole('link', { name: 'New discount' }).click()
  await expect(title).toHaveValue('')
})
