import { GIFT_CARD_CODE } from '#schemas/shared/gift-cards.ts'
import { lakeClient } from '../support/lake.ts'
import { field, publish, STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test('a merchandiser makes a gift card with a generated code, and sees its balance @full', async ({
  studioOf,
  content,
}) => {
  const note = `For a prize draw ${Date.now()}`
  content.removeLater('_type == "giftCard" && note == $note', { note })
  const studio = await studioOf('merchandiser', '/structure/shop;gift-cards;new-gift-card')
  const code = field(studio, 'code').getByRole('textbox')
  await expect(code).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await field(studio, 'code').getByRole('button', { name: 'Generate a code' }).click()
  await expect(code).toHaveValue(GIFT_CARD_CODE)
  await field(studio, 'amount').getByRole('textbox').fill('50.00')
  await field(studio, 'note').getByRole('textbox').fill(note)
  await publish(studio, (await code.inputValue()).slice(-4))

  await studio.getByRole('tab', { name: 'Balance' }).click()
  await expect(studio.getByRole('heading', { name: '50.00 USD' })).toBeVisible()
  await expect(studio.getByText('No order has used this card yet.')).toBeVisible()
  const [card] = await lakeClient('viewer').fetch<{ _id: string; amount: number; madeBy: string }[]>(
    '*[_type == "giftCard" && note == $note]',
    { note },
  )
  expect(card?._id).toMatch(/^giftCard\.[\da-f]+$/)
  expect(card?.amount).toBe(5_000)
  expect(card?.madeBy).toMatch(/./)
})
