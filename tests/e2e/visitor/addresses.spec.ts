import { confirmAddress, openAccount } from '../support/accounts.ts'
import { arriveWith, BOOKMARK } from '../support/cart.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'

const { account, addresses, cart, forms, orders } = TEXTS.ar
const HOME = { name: 'مريم العتيبي', line1: 'شارع العليا 1', city: 'الرياض' }

test('a customer saves an address, finds it at payment, saves another from the order, edits and removes them @full', async ({
  page,
  content,
}) => {
  test.slow()
  await content.keep(`product-${BOOKMARK}`, `inventory-product-${BOOKMARK}`)
  const { email } = await openAccount()
  await confirmAddress(page, email)
  await open(page, '/ar/account/addresses')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: account.save })

  await save.click()
  await expect(main.getByLabel(addresses.name)).toBeFocused()
  for (const error of ['nameRequired', 'streetRequired', 'cityRequired', 'countryRequired'] as const)
    await expect(main.getByText(forms[error])).toBeVisible()
  await main.getByLabel(addresses.name).fill(HOME.name)
  await expect(main.getByText(forms.nameRequired)).toBeHidden()
  await main.getByLabel(addresses.line1).fill(HOME.line1)
  await main.getByLabel(addresses.city, { exact: true }).fill(HOME.city)
  await main.getByLabel(addresses.country).selectOption('SA')
  await save.click()
  await expect(main.getByText(account.done.addressSaved)).toBeVisible()
  const items = main.locator('.addresses li')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(addresses.default)
  await expect(items).toContainText('المملكة العربية السعودية')
  await expect(main.getByLabel(addresses.name)).toHaveValue('')

  const stored = { version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'USD' }
  await arriveWith(page, JSON.stringify(stored))
  await open(page, '/ar/cart')
  await main.getByRole('button', { name: cart.checkout }).click()
  await page.waitForURL('**/c/pay/**')
  for (const [name, value] of Object.entries({ ...HOME, country: 'SA' }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  await page.locator('[name=line1]').fill('طريق الملك فهد 7')
  await page.locator('.pay').click()
  await page.waitForURL('**/ar/success?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)

  await main.getByRole('button', { name: addresses.saveOrdered }).click()
  await expect(main.getByText(account.done.addressSaved)).toBeVisible()
  await expect(items).toHaveCount(2)
  await items.nth(1).getByRole('button', { name: addresses.makeDefault }).click()
  await expect(main.getByText(account.done.defaultAddressSaved)).toBeVisible()
  await expect(items.first()).toContainText('طريق الملك فهد 7')

  await items.first().getByRole('link', { name: addresses.change }).click()
  await expect(main.getByRole('heading', { name: addresses.edit })).toBeVisible()
  await main.getByLabel(addresses.line1).fill('شارع التحلية 9')
  await save.click()
  await expect(items.first()).toContainText('شارع التحلية 9')
  await expect(main.getByRole('heading', { name: addresses.add })).toBeVisible()

  await items.first().getByRole('button', { name: addresses.remove }).click()
  await expect(main.getByText(account.done.addressRemoved)).toBeVisible()
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(HOME.line1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('errors stand at their fields, nothing typed is lost, and the address is saved', async ({ page }) => {
    const { email } = await openAccount()
    await confirmAddress(page, email)
    await page.goto('/en/account/addresses')
    const { account: own, addresses: labels, forms: errors } = TEXTS.en
    const main = page.getByRole('main')
    await main.getByLabel(labels.name).fill('Mary Wells')
    await main.getByLabel(labels.country).selectOption('GB')
    await main.getByRole('button', { name: own.save }).click()
    await expect(main.getByText(errors.streetRequired)).toBeVisible()
    await expect(main.getByText(errors.countryRequired)).toHaveCount(0)
    await expect(main.getByLabel(labels.name)).toHaveValue('Mary Wells')
    await expect(main.getByLabel(labels.country)).toHaveValue('GB')
    await main.getByLabel(labels.line1).fill('Long Lane 1')
    await main.getByLabel(labels.city, { exact: true }).fill('London')
    await main.getByRole('button', { name: own.save }).click()
    await expect(main.getByText(own.done.addressSaved)).toBeVisible()
    await expect(main.locator('.addresses li')).toContainText('United Kingdom')
  })
})
