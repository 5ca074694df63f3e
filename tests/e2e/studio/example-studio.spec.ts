import { requestsToSanity } from '../support/browser-errors.ts'
import { type ExampleStudio, startExampleStudio } from '../support/example-studio.ts'
import {
  field,
  pressPublish,
  STUDIO_BROWSER,
  STUDIO_OPENS_MS,
  STUDIO_PATIENCE_MS,
} from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

let example: ExampleStudio
let dispose: (() => Promise<void>) | undefined

test.use(STUDIO_BROWSER)

test.beforeAll(async () => {
  test.setTimeout(STUDIO_PATIENCE_MS)
  example = await startExampleStudio()
  dispose = example.dispose
})

test.afterAll(async () => {
  await dispose?.()
})

test('a stock Studio on a lake: an editor signs in, writes and publishes a post, and programs read it @full', async ({
  page,
  browserErrors,
}) => {
  test.setTimeout(STUDIO_PATIENCE_MS)
  browserErrors.allow(requestsToSanity(example.url))
  const visit = (path: string) => page.goto(`${example.url}${path}`, { timeout: STUDIO_OPENS_MS })
  await visit('/intent/create/type=author;id=ada/')
  const administrator = page.getByRole('button', { name: 'Administrator' })
  await administrator.click({ timeout: STUDIO_OPENS_MS })
  await field(page, 'name').getByRole('textbox').fill('Ada', { timeout: STUDIO_OPENS_MS })
  await pressPublish(page)
  await expect.poll(() => example.client.getDocument('ada')).toMatchObject({ name: 'Ada' })

  await visit('/intent/create/type=post;id=first/')
  await field(page, 'title').getByRole('textbox').fill('Notes on the engine', { timeout: STUDIO_OPENS_MS })
  await field(page, 'slug').getByRole('button', { name: 'Generate' }).click()
  await page.getByPlaceholder('Type to search').fill('Ada')
  await page.getByTestId('autocomplete-popover').getByText('Ada', { exact: true }).click()
  await pressPublish(page)
  const query = '*[_type == "post"]{title, "slug": slug.current, "author": author->name}'
  await expect
    .poll(() => example.client.fetch<unknown>(query))
    .toEqual([{ title: 'Notes on the engine', slug: 'notes-on-the-engine', author: 'Ada' }])
})
