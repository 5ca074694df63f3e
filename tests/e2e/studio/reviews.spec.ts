import type { Page } from '@playwright/test'
import { confirmAddress, openAccount, PASSWORD, signIn } from '../support/accounts.ts'
import { readHistory } from '../support/history.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, expectOrderState } from '../support/shopper.ts'
import { chooseAction, STUDIO_OPENS_MS } from '../support/studio.ts'
import { createTestProduct } from '../support/test-product.ts'
import { unique } from '../support/unique.ts'

/** What a customer writes, and the rating that it results in, by language. */
const WRITTEN = {
  zh: {
    radio: '4 星',
    text: '光线柔和，值夜班不再刺眼，很满意这次购买。',
    rated: '4 星（满分 5 星），来自 1 位顾客',
  },
  en: {
    radio: '4 stars',
    text: 'Warm light, and no glare at three in the morning.',
    rated: '4 out of 5 stars from 1 customer',
  },
  ar: {
    radio: '4 نجوم',
    text: 'إضاءة دافئة ولا تنعكس على الشاشة إطلاقًا.',
    rated: '4 من 5 نجوم بتقييم عميل واحد',
  },
} as const

/** Places, pays and sends an order of a new product; returns its number, its title and the order's id. */
async function buyProduct(token: string) {
  const title = unique('lantern')
  const { number } = await createTestProduct(5, title)
  const items = [{ productId: number, quantity: 1 }]
  const orderId = await buy({ token }, { items })
  await expectOrderState(orderId, 'paid')
  await lakeClient().patch(orderId).set({ state: 'fulfilled' }).commit()
  return { number, title, order: orderId }
}

/** Reloads a product page until its reviews contain a text. */
const expectReview = (page: Page, path: string, text: string) =>
  expect(async () => {
    await open(page, path)
    await expect(page.locator('#reviews')).toContainText(text, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })

for (const { id: locale } of LOCALES) {
  const { reviews: texts, forms, account } = TEXTS[locale]
  const { radio, text, rated } = WRITTEN[locale]

  test(`a buyer writes a review, a merchandiser approves it, and visitors see it, in ${locale} @full`, async ({
    page,
    content,
    studioOf,
  }) => {
    const { email, token } = await openAccount()
    const { number, title, order } = await buyProduct(token)
    content.removeLater('_id in [$id, "inventory-" + $id, "reviews-" + $id] || product._ref == $id', {
      id: `product-${number}`,
    })
    const productPage = `/${locale}/shop/single/${number}`
    const name = unique('reader')

    await signIn(page, locale, email)
    await open(page, `/${locale}/success?order=${order}`)
    await page.getByRole('link', { name: texts.writeNamed.replace('{product}', title) }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.pageTitle })).toBeVisible()
    const main = page.getByRole('main')
    await main.getByLabel(texts.name).fill(name)
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByText(forms.starsRequired)).toBeVisible()
    await main.getByRole('radio', { name: radio }).check()
    await expect(main.getByText(forms.starsRequired)).toHaveCount(0)
    await main.getByLabel(texts.text, { exact: true }).fill(text)
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByRole('status').filter({ hasText: texts.sent })).toBeVisible()

    await open(page, productPage)
    await expect(page.locator('#reviews')).toContainText(texts.none)

    const studio = await studioOf('merchandiser', '/')
    const waiting = studio.getByRole('region', { name: 'Reviews to approve', exact: true })
    await waiting.getByRole('link', { name: /^Reviews to approve/ }).click({ timeout: STUDIO_OPENS_MS })
    await studio.getByRole('link', { name: new RegExp(`★★★★ · ${title}`) }).click()
    await expect(studio.getByText(text, { exact: true })).toBeVisible()
    await studio.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(studio.getByText('The review is on the product page')).toBeVisible()

    await expectReview(page, productPage, text)
    const review = page.getByRole('article').filter({ hasText: text })
    await expect(review).toContainText(name)
    await expect(review).toContainText(texts.verified)
    await expect(review.getByText(text)).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByRole('main').getByRole('link', { name: rated })).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('"ratingValue":4')

    // The name leaves the site with the account.
    await open(page, `/${locale}/account/delete-profile`)
    await page.getByLabel(account.deletePassword).fill(PASSWORD)
    await page.getByRole('button', { name: account.deleteButton }).click()
    await page.waitForURL(`**/${locale}/pages-logout**`)
    await expectReview(page, productPage, texts.formerCustomer)
    await expect(page.locator('#reviews')).not.toContainText(name)
    const written = '*[_type == "review" && product._ref == $id]._id'
    const ids = await lakeClient('viewer').fetch<string[]>(written, { id: `product-${number}` })
    expect(await readHistory(...ids, `reviews-product-${number}`)).not.toContain(name)
    await expect(page.locator('#reviews')).toContainText(text)
  })
}

test('a changed review leaves the site until it is approved again, and can be rejected and deleted @full', async ({
  page,
  content,
  studioOf,
}) => {
  const { email, token } = await openAccount()
  const { number, title } = await buyProduct(token)
  content.removeLater('_id in [$id, "inventory-" + $id, "reviews-" + $id] || product._ref == $id', {
    id: `product-${number}`,
  })
  const { reviews: texts } = TEXTS.en
  const productPage = `/en/shop/single/${number}`
  const write = async (text: string, button: string) => {
    await open(page, productPage)
    await page.getByRole('link', { name: texts.write }).click()
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: '2 stars' }).check()
    await main.getByLabel(texts.text, { exact: true }).fill(text)
    await main.getByLabel(texts.name).fill('Ada')
    await main.getByRole('button', { name: button }).click()
    await expect(main.getByRole('status').filter({ hasText: texts.sent })).toBeVisible()
    await expect(main.locator('.form-notice')).toHaveCount(0)
  }
  await signIn(page, 'en', email)
  await write('The first text of this review.', texts.submit)
  const studio = await studioOf('merchandiser', '/structure/reviews;pending')
  const decide = async (list: string, decision: string) => {
    await studio.goto(`${new URL(studio.url()).origin}/structure/reviews;${list}`)
    await studio.getByRole('link', { name: new RegExp(`★★ · ${title}`) }).click()
    const button = studio.getByRole('button', { name: decision, exact: true })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  await decide('pending', 'Approve')
  await expectReview(page, productPage, 'The first text of this review.')
  await write('The second text of this review.', texts.resubmit)
  await expectReview(page, productPage, texts.none)
  await decide('pending', 'Approve')
  await expectReview(page, productPage, 'The second text of this review.')
  await decide('approved', 'Reject')
  await expectReview(page, productPage, texts.none)

  const [id = ''] = await lakeClient('viewer').fetch<string[]>(
    '*[_type == "review" && product._ref == $id]._id',
    { id: `product-${number}` },
  )
  expect(await readHistory(id, `reviews-product-${number}`)).toContain('text of this review')
  await chooseAction(studio, 'Delete')
  await studio.getByRole('button', { name: 'Delete', exact: true }).click()
  const left = () =>
    lakeClient('viewer').fetch<number>('count(*[_type == "review" && product._ref == $id])', {
      id: `product-${number}`,
    })
  await expect.poll(left).toBe(0)
  expect(await readHistory(id, `reviews-product-${number}`)).not.toContain('text of this review')
})

test('only buyers can review a product, and visitors sign in first', async ({ page }) => {
  const { reviews: texts } = TEXTS.zh
  const { email } = await openAccount()
  await open(page, '/zh/shop/single/1030')
  await page.getByRole('link', { name: texts.write }).click()
  await page.waitForURL(/\/zh\/auth\/sign-in\?returnUrl=.*account%2Freview/)
  await page.getByRole('main').locator('[name=email]').fill(email)
  await page.getByRole('main').locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').locator('[type=submit]').click()
  await expect(page.getByRole('heading', { name: texts.notBought })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer cannot forget the rating, loses nothing, sends the review and deletes it @full', async ({
    page,
    content,
  }) => {
    const { reviews: texts } = TEXTS.en
    const { email, token } = await openAccount()
    const { number } = await buyProduct(token)
    content.removeLater('_id in [$id, "inventory-" + $id, "reviews-" + $id] || product._ref == $id', {
      id: `product-${number}`,
    })
    await confirmAddress(page, email)
    await page.goto(`/en/account/review?product=${number}`)
    const main = page.getByRole('main')
    await main.getByLabel(texts.text, { exact: true }).fill(WRITTEN.en.text)
    await main.getByLabel(texts.name).fill('Mary')
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByRole('radio').first()).toBeFocused()
    await expect(main.getByLabel(texts.text, { exact: true })).toHaveValue(WRITTEN.en.text)
    await main.getByRole('radio', { name: WRITTEN.en.radio }).check()
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByText('We haven’t read your review yet')).toBeVisible()
    await expect(main.getByLabel(texts.text, { exact: true })).toHaveValue(WRITTEN.en.text)

    const remove = main.getByRole('button', { name: texts.deleteButton })
    await expect(remove).toBeHidden()
    await main.getByText(texts.delete, { exact: true }).click()
    await remove.click()
    await expect(main.getByText(TEXTS.en.account.done.reviewDeleted)).toBeVisible()
    await expect(main.getByLabel(texts.text, { exact: true })).toHaveValue('')
    await expect(main.getByText(texts.delete, { exact: true })).toHaveCount(0)
  })

  test('older reviews unfold, in their own languages', async ({ page }) => {
    await page.goto('/en/shop/single/1030')
    const older = page.getByText('做工对得起价格')
    await expect(older).toBeHidden()
    await page.getByText('Show 5 more reviews').click()
    await expect(older).toBeVisible()
    await expect(older).toHaveAttribute('lang', 'zh-Hans')
    await expect(page.getByText('4.4 out of 5 stars from 9 customers').first()).toBeVisible()
  })
})
