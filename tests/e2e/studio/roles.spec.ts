import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const NEW_INQUIRIES = '_type == "inquiry" && state == "new"'
const SOLD_OUT = '_type == "inventory" && available <= 0'

/** Returns a part of the home page by its title. */
const section = (studio: Page, title: string) => studio.getByRole('region', { name: title, exact: true })

/** Returns the number in the title of a part of the home page. */
async function countOf(studio: Page, title: string): Promise<number> {
  const link = section(studio, title).getByRole('link').first()
  await expect(link).toHaveText(/\d+$/, { timeout: STUDIO_OPENS_MS })
  return Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0])
}

/** Waits until the home page counts as many documents as the lake has: other tests add and remove some meanwhile. */
const expectCount = (studio: Page, title: string, filter: string): Promise<void> =>
  expect
    .poll(async () => {
      const stored = await lakeClient('viewer').fetch<number>(`count(*[${filter}])`)
      return (await countOf(studio, title)) - stored
    })
    .toBe(0)

test('a marketer arrives at a home that counts a new inquiry, and sees no areas of other roles @full', async ({
  content,
  studioOf,
}) => {
  const studio = await studioOf('marketer', '/')
  await expectCount(studio, 'New inquiries', NEW_INQUIRIES)
  const email = `${unique('ada')}@example.com`
  content.removeLater('_type == "inquiry" && email == $email', { email })
  await lakeClient('editor').create({
    _id: `inquiry.${unique('home')}`,
    _type: 'inquiry',
    kind: 'contact',
    state: 'new',
    name: email,
    email,
    message: 'Hello',
    receivedAt: new Date().toISOString(),
  })
  await expectCount(studio, 'New inquiries', NEW_INQUIRIES)
  for (const title of ['My drafts', 'Scheduled releases', 'Missing languages', 'Broken links'])
    await countOf(studio, title)
  await section(studio, 'New inquiries').getByRole('link').first().click()
  await expect(studio.getByRole('link', { name: new RegExp(email) })).toBeVisible()

  const lists = studio.getByTestId('structure-tool-list-pane').first()
  await expect(lists.getByRole('link', { name: 'Inquiries' })).toBeVisible()
  for (const name of ['Shop', 'Orders', 'Reviews'])
    await expect(lists.getByRole('link', { name })).toHaveCount(0)
  await expect(studio.getByRole('link', { name: 'Queries' })).toHaveCount(0)

  await studio.goto(`${new URL(studio.url()).origin}/intent/edit/id=product-10012;type=product`)
  await expect(studio.getByTestId('field-title')).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await expect(studio.getByRole('tab', { name: 'Stock' })).toHaveCount(0)

  await studio.goto(`${new URL(studio.url()).origin}/structure/orders;paid`)
  await expect(studio.getByText('your role doesn’t work with it')).toBeVisible({ timeout: STUDIO_OPENS_MS })
})

test('a merchandiser arrives at a home that counts a product that sells out, and at the shop first @full', async ({
  content,
  studioOf,
}) => {
  await content.keep('inventory-product-10012')
  await content.publish('inventory-product-10012', (count) => ({ ...count, available: 9 }))
  const studio = await studioOf('merchandiser', '/')
  await expectCount(studio, 'Sold out', SOLD_OUT)
  await content.publish('inventory-product-10012', (count) => ({ ...count, available: 0 }))
  await expectCount(studio, 'Sold out', SOLD_OUT)
  for (const title of [
    'Orders ready to fulfil',
    'Orders to decide on',
    'Refunds to check',
    'Reviews to approve',
    'Low stock',
    'Product drafts',
    'Codes in use',
  ])
    await countOf(studio, title)
  await section(studio, 'Sold out').getByRole('link').first().click()
  await expect(studio.getByRole('link', { name: /Meridian Brooch/ })).toBeVisible()

  const lists = studio.getByTestId('structure-tool-list-pane').first()
  await expect(lists.getByRole('link')).toHaveText(['Shop', 'Orders', 'Reviews'])

  await studio.goto(`${new URL(studio.url()).origin}/intent/edit/id=inquiry.one;type=inquiry`)
  await expect(studio.getByText('Your role can’t read this document.')).toBeVisible({
    timeout: STUDIO_OPENS_MS,
  })
})

test('an administrator arrives at the people, the health and the activity @full', async ({ studioOf }) => {
  const studio = await studioOf('administrator', '/')
  await expect(section(studio, 'People and roles')).toContainText('Mei Lin')
  await expect(section(studio, 'Health')).toContainText('The site is up.')
  await expect(section(studio, 'Activity').getByRole('link').first()).toBeVisible()
  await studio.getByRole('tab', { name: 'Shop' }).click()
  await countOf(studio, 'Orders ready to fulfil')
  await expect(studio.getByRole('link', { name: 'Queries' })).toBeVisible()
})
