import { showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const SERVICE = 'service-it-outsourcing'
const PATH = `/structure/service;${SERVICE}`

test('two editors in one document see each other and each other’s changes @full', async ({
  studioOf,
  content,
}) => {
  await content.keep(SERVICE)
  const [mei, grace] = await Promise.all([studioOf('marketer', PATH), studioOf('administrator', PATH)])

  await showLanguage(mei, 'All')
  await showLanguage(grace, 'All')

  const byMei = unique('Mei')
  await translated(mei, 'title', 'English').fill(byMei)
  await expect(translated(grace, 'title', 'English')).toHaveValue(byMei)

  await translated(mei, 'title', '简体中文').focus()
  await expect(grace.getByTestId('document-level-presence')).toBeVisible()
  await grace.getByRole('button', { name: 'Global presence' }).click()
  await expect(grace.getByText('Mei Lin').last()).toBeVisible()
  await grace.keyboard.press('Escape')

  const byGrace = unique('عمر')
  await translated(grace, 'title', 'العربية').fill(byGrace)
  await expect(translated(mei, 'title', 'العربية')).toHaveValue(byGrace)
  await expect(translated(grace, 'title', 'English')).toHaveValue(byMei)
  await mei.getByRole('button', { name: 'Global presence' }).click()
  await expect(mei.getByText('Grace Bennett').last()).toBeVisible()
})
