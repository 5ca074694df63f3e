import { addCookies, openAccount } from '../support/accounts.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const product = useProductCopy()

test('while the lake is down, account pages answer 503 and forms keep their input @full', async ({
  page,
  context,
  browserErrors,
}) => {
  test.setTimeout(120_000)
  // The policy contains the original lake's address; images of the copy have another one.
  browserErrors.allow(/img-src/)
  browserErrors.allow(/Failed to load resource|Server Components render|Minified React error/)
  const { cookies } = await openAccount(undefined, product.siteUrl)
  await addCookies(context, cookies, product.siteUrl)
  const headers = { cookie: cookies }
  await open(page, `${product.siteUrl}/en/account/profile`)
  const name = page.getByRole('textbox', { name: TEXTS.en.account.name })
  const save = page.getByRole('main').getByRole('button', { name: TEXTS.en.account.save })
  const typed = unique('Mary')
  await name.fill(typed)
  const billing = await context.newPage()
  await open(billing, `${product.siteUrl}/en/account/payment-details`)
  const saveBilling = billing.getByRole('main').getByRole('button', { name: TEXTS.en.account.save })
  const { company, billingAddress, taxNumber } = TEXTS.en.account
  const details = [
    [billing.getByRole('textbox', { name: company, exact: true }), unique('Wells Ltd')],
    [billing.getByRole('textbox', { name: billingAddress }), '1 Main Street\nLondon'],
    [billing.getByRole('textbox', { name: taxNumber }), 'GB123456789'],
  ] as const
  for (const [field, text] of details) await field.fill(text)
  await product.killLake()

  await test.step('the forms of the profile and of the billing details', async () => {
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: TEXTS.en.errors.unavailable })).toBeVisible()
    await expect(name).toHaveValue(typed)
    await saveBilling.click()
    await expect(billing.getByRole('alert').filter({ hasText: TEXTS.en.errors.unavailable })).toBeVisible()
    for (const [field, text] of details) await expect(field).toHaveValue(text)
  })

  await test.step('pages, cart and wishlist', async () => {
    // The proxy caches its data of the lake for a second.
    const profile = `${product.siteUrl}/en/account/profile`
    await expect.poll(async () => (await fetch(profile, { headers })).status).toBe(503)
    const other = await context.newPage()
    for (const { id } of LOCALES) {
      for (const path of ['profile', 'order-history', 'notifications']) {
        const response = await other.goto(`${product.siteUrl}/${id}/account/${path}`)
        expect(response?.status(), path).toBe(503)
        expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
        await expect(other.getByText(TEXTS[id].errors.failedText)).toBeVisible()
      }
      const savedItems = await fetch(`${product.siteUrl}/api/account/saved-items`, {
        method: 'POST',
        headers: { ...headers, origin: product.siteUrl },
        body: JSON.stringify({ account: null, set: [], removed: [], wished: [], unwished: [] }),
      })
      expect(savedItems.status).toBe(503)
      expect(await savedItems.json()).toMatchObject({ error: 'unavailable' })
    }
  })

  await test.step('when the lake is back, the input is saved', async () => {
    await product.startLake()
    await save.click()
    await expect(
      page.getByRole('status').filter({ hasText: TEXTS.en.account.done.profileSaved }),
    ).toBeVisible()
    await expect(name).toHaveValue(typed)
    await saveBilling.click()
    await expect(
      billing.getByRole('status').filter({ hasText: TEXTS.en.account.done.billingSaved }),
    ).toBeVisible()
    for (const [field, text] of details) await expect(field).toHaveValue(text)
  })
})
