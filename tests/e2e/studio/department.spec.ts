import { showLanguage, STUDIO_OPENS_MS, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test('a marketer creates a department in the form of a team member @full', async ({ studioOf, content }) => {
  const name = unique('Department')
  content.removeLater(
    '_type in ["department", "teamMember"] && string::startsWith(coalesce(title, name)[language == "en"][0].value, $name)',
    { name },
  )
  const studio = await studioOf('marketer', '/structure/work;teamMember')
  await studio.getByTestId('action-intent-button').click()
  await showLanguage(studio, 'English')
  await translated(studio, 'name', 'English').fill(name)
  await studio.getByTestId(/^create-new-document-select-department/).click()
  const forms = studio.getByTestId('document-panel-scroller')
  await expect(forms).toHaveCount(2, { timeout: STUDIO_OPENS_MS })
  await translated(forms.last(), 'title', 'English').fill(`${name} of ours`)
  await expect(forms.first().getByText(`${name} of ours`)).toBeVisible()
})
