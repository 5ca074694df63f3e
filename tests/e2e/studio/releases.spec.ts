import { lakeClient } from '../support/lake.ts'
import { withPublishLock } from '../support/locks.ts'
import { translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

const SERVICE = 'service-information-systems'

test('a marketer adds a change to a release, and visitors see it when the release is published @full', async ({
  content,
  studioOf,
}) => {
  await content.keep(SERVICE)
  const name = unique('Campaign')
  const releaseId = `r${name.replace(/\W+/g, '')}`
  const versionId = `versions.${releaseId}.${SERVICE}`
  content.removeLater('_id in $ids', { ids: [`_.releases.${releaseId}`, versionId] })
  const lake = lakeClient()
  await lake.releases.create({ releaseId, metadata: { title: name, releaseType: 'asap' } })
  const title = unique('Care')

  const page = await studioOf('marketer', `/intent/edit/id=${SERVICE};type=service?perspective=${releaseId}`)
  await page.getByRole('button', { name: 'Add to release' }).click()
  const english = translated(page, 'title', 'English')
  await expect(english).toBeEditable()
  await english.fill(title)
  await expect.poll(async () => JSON.stringify(await lake.getDocument(versionId))).toContain(title)
  expect(await shows('/en', title)).toBe(false)

  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await withPublishLock(async () => {
    await page.getByRole('button', { name: 'Run release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Run release' }).click()
    await expect(page.getByText('This release is published successfully.')).toBeVisible()
    await expect.poll(() => shows('/en', title)).toBe(true)
  })
})
