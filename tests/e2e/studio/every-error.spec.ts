import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityDocumentStub } from '@sanity/client'
import { lakeClient } from '../support/lake.ts'
import { STUDIO_OPENS_MS, STUDIO_PATIENCE_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { closeDialogs, errorList, focusedFields, withErrors } from '../support/validation-errors.ts'

/** A draft with its errors, written by `tests/contract/content-model`. */
interface InvalidDraft {
  name: string
  draft: { _type: string }
  isLiveEdited: boolean
  errors: { field: string; message: string }[]
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../support', file), 'utf8')) as InvalidDraft[]

/** Drafts of each type with missing values, then those that break the other rules, each message in one of them. */
const DRAFTS = [...read('invalid-drafts.generated.json'), ...read('rule-drafts.generated.json')]

// Each draft for itself, so that the parts of the long run are equal.
test.describe.configure({ mode: 'parallel' })

/** A field may be several dialogs deep. */
const CLICK_PATIENCE_MS = 10_000

for (const { name, draft, isLiveEdited, errors } of DRAFTS) {
  test(`every error of an invalid ${name} opens and focuses its field @full`, async ({
    studioOf,
    content,
  }) => {
    const id = unique('invalid')
    content.removeLater('_id in ["drafts." + $id, $id]', { id })
    // Types without drafts are edited live, and Studio makes a draft of them read-only.
    const _id = isLiveEdited ? id : `drafts.${id}`
    await lakeClient('administrator').create({ ...draft, _id } as SanityDocumentStub)
    const studio = await studioOf('administrator', `/intent/edit/id=${id};type=${draft._type}/`)
    test.setTimeout(STUDIO_PATIENCE_MS + errors.length * CLICK_PATIENCE_MS)
    await expect(studio).toHaveURL(new RegExp(`/structure/(?!intent/).*${id}`), { timeout: STUDIO_OPENS_MS })
    await studio.goto(withErrors(studio.url()))
    await expect(errorList(studio).getByRole('button').first()).toBeVisible({ timeout: STUDIO_OPENS_MS })

    const byMessage = Map.groupBy(errors, ({ message }) => message)
    for (const [message, alike] of byMessage) {
      // Errors with the same text come in any order, and each leads to another field.
      const fields = new Set(alike.map(({ field }) => `field-${field}`))
      for (let index = 0; index < alike.length; index += 1)
        await test.step(`${message} (${index + 1} of ${alike.length})`, async () => {
          await closeDialogs(studio)
          await errorList(studio).getByRole('button').filter({ hasText: message }).nth(index).click()
          const reached = async () => (await focusedFields(studio)).find((field) => fields.has(field))
          await expect
            .poll(reached, { message: `one of ${[...fields].join(', ')}`, timeout: CLICK_PATIENCE_MS })
            .toBeDefined()
          fields.delete((await reached()) ?? '')
        })
      expect([...fields]).toEqual([])
    }
  })
}
