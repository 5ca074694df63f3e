import { lakeClient, publishedContent } from '../support/lake.ts'
import { field, STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const orderOnSite = () =>
  publishedContent().fetch<string[]>('*[_type == "helpTopic"] | order(order asc, _id asc)._id')

test('a marketer drags topics into another order, by keyboard and by mouse, and new ones come last @full', async ({
  studioOf,
  content,
}) => {
  const before = await orderOnSite()
  await content.keep(...before)
  const [first = '', second = '', third = ''] = before
  const studio = await studioOf('marketer', '/bulk-edit/helpTopic/order')
  const list = studio.getByRole('list', { name: 'Order' })
  const handle = (id: string) =>
    list.locator(`[data-document="${id}"]`).getByRole('button', { name: /^Move/ })

  await expect(handle(first), 'its document').toHaveAccessibleDescription(/\w/, { timeout: STUDIO_OPENS_MS })
  await handle(first).press('ArrowDown')
  await expect(studio.getByText(`Moved to position 2 of ${before.length}.`)).toBeVisible()
  await expect(handle(first)).toBeFocused()
  await expect.poll(orderOnSite).toEqual([second, first, ...before.slice(2)])

  await handle(third).hover()
  await studio.mouse.down()
  await handle(second).hover()
  await studio.mouse.up()
  await expect.poll(orderOnSite).toEqual([third, second, first, ...before.slice(3)])

  await studio.getByRole('tab', { name: 'Select' }).click()
  await expect(studio.getByRole('list', { name: 'Documents' })).toBeVisible()

  const highest = await lakeClient('viewer').fetch<number>(
    '*[_type == "helpTopic"] | order(order desc) [0].order',
  )
  await studio.goto(new URL('/intent/create/template=helpTopic;type=helpTopic/', studio.url()).href)
  const position = field(studio, 'order').getByRole('spinbutton')
  await expect(position).toHaveValue(String(Math.floor(highest / 10) * 10 + 10), { timeout: STUDIO_OPENS_MS })
})
