import { translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const SERVICE = 'service-it-outsourcing'
const PATH = `/structure/service;${SERVICE}`

test('two editors in one document see each other, and what the other types', async ({
  studioOf,
  content,
}) => {
  await content.keep(SERVICE)
  const [mei, omar] = await Promise.all([studioOf('marketer', PATH), studioOf('merchandiser', PATH)])

  const byMei = unique('Mei')
  await translated(mei, 'title', 'English').fill(byMei)
  await expect(translated(omar, 'title', 'English')).toHaveValue(byMei)

  await translated(mei, 'title', '简体中文').focus()
  await expect(omar.getByTestId('document-level-presence')).toBeVisible()
  await omar.getByRole('button', { name: 'Global presence' }).click()
  await expect(omar.getByText('Mei Lin').last()).toBeVisible()
  await omar.keyboard.press('Escape')

  const byOmar = unique('عمر')
  await translated(omar, 'title', 'العربية').fill(byOmar)
  await expect(translated(mei, 'title', 'العربية')).toHaveValue(byOmar)
  await expect(translated(omar, 'title', 'English')).toHaveValue(byMei)
  await mei.getByRole('button', { name: 'Global presence' }).click()
  await expect(mei.getByText('Omar Haddad').last()).toBeVisible()
})
