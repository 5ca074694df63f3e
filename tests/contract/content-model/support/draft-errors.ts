import { join } from 'node:path'
import { type Path, pathToString } from 'sanity'
import { expect, test } from 'vitest'
import { fieldPath, leadsToInput } from './error-paths.ts'
import { model } from './model.ts'

/** The folder of the drafts with their errors, for the browser test that clicks each of them. */
export const DRAFTS_FOLDER = join(import.meta.dirname, '../../../e2e/support')

export const DATES = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** An error of a draft. */
export interface FoundError {
  path: Path
  message: string
}

const line = ({ path, message }: FoundError) => `${pathToString(path)}: ${message}`

/**
 * Defines tests of the errors of a draft: each says how to fix it, once, at an input that editors can change.
 *
 * @param withoutInput errors that say where else to change their field
 */
export function testErrors(
  type: string,
  found: () => readonly FoundError[],
  withoutInput: ReadonlySet<string> = new Set(),
): void {
  test('is one of our own, which says how to fix it', () => {
    expect(found().filter(({ message }) => message.startsWith('validation:'))).toEqual([])
  })

  test('is listed once', () => {
    const lines = found().map(line)
    expect(lines.filter((one, index) => lines.indexOf(one) !== index)).toEqual([])
  })

  test('leads to an input that editors can change', () => {
    const dead = found().filter(
      ({ path, message }) => !withoutInput.has(message) && !leadsToInput(model.get(type)!, path),
    )
    expect(dead.map(line)).toEqual([])
  })
}

interface ClickedError {
  field: string
  message: string
}

/** Rules end in any order. */
const byMessage = (one: ClickedError, other: ClickedError) =>
  `${one.message} ${one.field}`.localeCompare(`${other.message} ${other.field}`, 'en')

/** Returns a draft with its errors, as the browser test reads it. */
export const clickedDraft = (name: string, draft: { _type: string }, found: readonly FoundError[]) => ({
  name,
  draft,
  isLiveEdited: model.get(draft._type)?.liveEdit === true,
  errors: found
    .map(({ path, message }): ClickedError => ({ field: pathToString(fieldPath(path)), message }))
    .sort(byMessage),
})

/** Expects that a file has these drafts, without those that have no error. */
export async function expectDrafts(file: string, drafts: ReturnType<typeof clickedDraft>[]): Promise<void> {
  const listed = drafts.filter(({ errors }) => errors.length > 0)
  expect(listed.length).toBeGreaterThan(25)
  await expect(`${JSON.stringify(listed, null, 1)}\n`).toMatchFileSnapshot(join(DRAFTS_FOLDER, file))
}
