import type { Page } from '@playwright/test'
import { openAccount } from '../e2e/support/accounts.ts'
import { expect, paymentTest as test } from '../e2e/support/payment-test.ts'
import { buy, expectOrderState } from '../e2e/support/shopper.ts'
import { field, showLanguage, STUDIO_OPENS_MS, translated } from '../e2e/support/studio.ts'
import { unique } from '../e2e/support/unique.ts'
import { measureTask } from './stopwatch.ts'

/** Adds an option with English values. Closing the dialog of a value also closes that of its option. */
async function addOption(studio: Page, name: string, values: readonly string[]): Promise<void> {
  const dialog = studio.getByRole('dialog')
  // While it opens, the dialog of its option is still there.
  const valueDialog = studio.getByRole('dialog', { name: / Values \// })
  const options = field(studio, 'options')
  await options.getByRole('button', { name: 'Add item' }).click()
  await dialog
    .getByTestId(/\.name$/)
    .getByRole('textbox')
    .first()
    .fill(name)
  for (const value of values) {
    if (!(await dialog.isVisible())) await options.getByRole('button', { name }).first().click()
    await dialog
      .getByTestId(/\.values$/)
      .getByRole('button', { name: 'Add item' })
      .click()
    await valueDialog
      .getByTestId(/\.label$/)
      .getByRole('textbox')
      .first()
      .fill(value)
    await valueDialog.getByRole('button', { name: 'Close dialog' }).click()
    await expect(dialog).toHaveCount(0)
  }
}

test('add a product with variants', async ({ studioOf, content }) => {
  const name = unique('Mug')
  content.removeLater('_type == "product" && title[language == "en"][0].value == $name', { name })
  const studio = await studioOf('merchandiser', '/structure')
  const shop = studio.getByRole('link', { name: 'Shop', exact: true })
  await expect(shop).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await measureTask('Add a product with variants, as a draft', studio, async () => {
    await shop.click()
    await studio.getByRole('link', { name: 'Products', exact: true }).click()
    await studio.getByTestId('action-intent-button').click()
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill(name)
    await field(studio, 'slug').getByRole('button', { name: 'Generate' }).click()
    const category = studio.getByRole('combobox', { name: 'Category' })
    // The list is hidden while its field is below the fold.
    await category.evaluate((input) => input.scrollIntoView({ block: 'center' }))
    await category.fill('Everyday')
    await studio.getByTestId('autocomplete-popover').getByRole('button', { name: 'Everyday' }).first().click()
    await studio.getByRole('tab', { name: 'Price' }).click()
    await field(studio, 'price').getByRole('textbox').fill('12.00')
    await studio.getByRole('tab', { name: 'Variants' }).click()
    await addOption(studio, 'Colour', ['Green', 'Red'])
    await studio.getByRole('button', { name: 'Add missing variants (2)' }).click()
    await expect(studio.getByRole('button', { name: /^Add missing variants/ })).toHaveCount(0)
  })
})

test('ship an order, and refund a part of it', async ({ studioOf }) => {
  const customer = await openAccount()
  const items = [{ productId: '10011', quantity: 2 }]
  const orderId = await buy(customer, { items })
  await expectOrderState(orderId, 'paid')
  const studio = await studioOf('merchandiser', `/structure/orders;all;${orderId}`)
  const dialog = studio.getByRole('dialog')
  await expect(studio.getByRole('button', { name: 'Fulfil' })).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await measureTask('Ship an order', studio, async () => {
    await studio.getByRole('button', { name: 'Fulfil' }).click()
    await dialog.getByLabel('Carrier').fill('DHL')
    await dialog.getByLabel('Tracking number').fill('JD014600')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(studio.getByText('Tracking number JD014600')).toBeVisible({ timeout: STUDIO_OPENS_MS })
  })
  await measureTask('Refund a part', studio, async () => {
    await studio.getByRole('button', { name: 'Refund' }).click()
    await dialog.getByLabel('Some items').check()
    await dialog.getByRole('combobox').first().selectOption('1')
    await dialog.getByRole('button', { name: /^Refund \d/ }).click()
    await expect(studio.getByText('1 of 2 refunded')).toBeVisible({ timeout: STUDIO_OPENS_MS })
  })
})
