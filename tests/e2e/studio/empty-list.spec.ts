import type { Page } from '@playwright/test'
import type { Content } from '../support/content.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

/** Returns a draft in a category that is a draft too, so that visitors and other tests see neither. */
const draftIn = (category: string, type: string, title: string) => ({
  _id: `drafts.${unique(type)}`,
  _type: type,
  title: english(title),
  category: { _type: 'reference', _ref: category, _weak: true },
})

/** Creates a draft of a category and opens its list from the list of categories. */
async function openCategory(studio: Page, content: Content, type: string): Promise<string> {
  const id = unique(type)
  content.removeLater('_id == $draft', { draft: `drafts.${id}` })
  await lakeClient().create({ _id: `drafts.${id}`, _type: type, title: english(id) })
  await studio.getByRole('link', { name: new RegExp(id) }).click({ timeout: STUDIO_OPENS_MS })
  return id
}

test('an empty list says how products get into it, until one does @full', async ({ studioOf, content }) => {
  const studio = await studioOf('merchandiser', '/structure/shop;products-by-category')
  const category = await openCategory(studio, content, 'category')
  const text = studio.getByText(/^No products in this category yet\. Choose the category in a product/)
  await expect(text).toBeVisible({ timeout: STUDIO_OPENS_MS })

  const title = unique('lamp')
  const product = draftIn(category, 'product', title)
  content.removeLater('_id == $product', { product: product._id })
  const row = studio.getByRole('link', { name: new RegExp(title) })
  await lakeClient().create(product)
  await expect(row).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await expect(text).toBeHidden()

  // The product stays open beside the list when it leaves it.
  await row.click()
  const form = studio.getByTestId('document-panel-scroller')
  await expect(form).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await lakeClient().patch(product._id).unset(['category']).commit()
  await expect(text).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await expect(row).toBeHidden()
  await expect(form).toBeVisible()
})

test('an empty list has a button for its first article @full', async ({ studioOf, content }) => {
  const studio = await studioOf('marketer', '/structure/blog;articles-by-category')
  await openCategory(studio, content, 'postCategory')
  await expect(studio.getByText(/^No articles in this category yet\./)).toBeVisible({
    timeout: STUDIO_OPENS_MS,
  })

  await studio.getByRole('link', { name: 'New article', exact: true }).click()
  await expect(studio.getByTestId('document-panel-scroller').getByText('New Article')).toBeVisible({
    timeout: STUDIO_OPENS_MS,
  })
})
