import type { Page } from '@playwright/test'

const LONDON = { name: 'Mary Wells', line1: '1 Main Street', city: 'London', country: 'GB' }

/** Fills the address on the payment page. */
export async function fillAddress(page: Page, address: Partial<typeof LONDON> = {}): Promise<void> {
  const { country, ...lines } = { ...LONDON, ...address }
  for (const [name, value] of Object.entries(lines)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=country]').selectOption(country)
}

/** Pays by an accepted card on the payment page. */
export async function payByCard(page: Page): Promise<void> {
  await page.locator('[value="card:pm_card_visa"]').check()
  await page.locator('.pay').click()
}
