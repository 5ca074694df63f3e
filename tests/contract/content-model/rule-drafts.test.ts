import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ValidationMarker } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLake, type TestLake } from '../content-lake/support/open-lake.ts'
import { clickedDraft, DATES, DRAFTS_FOLDER, expectDrafts, testErrors } from './support/draft-errors.ts'
import { messageLiterals } from './support/message-literals.ts'
import { validate } from './support/model.ts'
import { OTHERS, RULE_DRAFTS } from './support/rule-drafts.ts'

/** Messages of drafts with missing values, which `invalid-drafts.test.ts` writes. */
const MISSING = JSON.parse(readFileSync(join(DRAFTS_FOLDER, 'invalid-drafts.generated.json'), 'utf8')) as {
  errors: { message: string }[]
}[]

/** Messages that no draft shows, by file, with the reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  // One rule shows them all at the text; `message-syntax.test.ts` and `plural-forms.test.ts` have each.
  'validation/message-syntax.ts': ['.'],
  'validation/plural-forms.ts': ['.'],
  // These only warn: the rules that use them say so.
  'validation/localized.ts': ['Shorten this'],
  'validation/address-conflicts.ts': ['A redirect takes visitors away'],
  'validation/address-changes.ts': ['won’t find this page'],
  'validation/prices.ts': ['This is more than the monthly price'],
  'validation/comparison.ts': ['cells for'],
  'validation/translation-keys.ts': ['The site doesn’t use'],
  'validation/translation-texts.ts': ['Until then, visitors see', 'A brace without its pair'],
  // It compares with the id of the document itself, which differs in each run; `products.test.ts` has it.
  'validation/products.ts': ['Remove this product from its own list'],
  // It reads an uploaded file; `videos.test.ts` has one.
  'validation/videos.ts': ['.'],
  // They need an order that has used the card itself; `gift-cards.test.ts` has them.
  'validation/gift-cards.ts': ['Orders have already used', 'This card has been used in'],
}

/** Types that Studio edits in a view of its own, which checks what is entered. Its list of errors leads to fields only. */
const WITHOUT_FIELDS = new Set(['inventory'])

/** Errors of fields that Studio writes, which say where to change them instead. */
const SAYS_WHERE = new Set(['Track stock from the product: open it and go to the “Stock” tab.'])

const markers = new Map<string, ValidationMarker[]>()

let lake: TestLake
beforeAll(async () => {
  lake = await openTestLake()
  for (const other of OTHERS) await lake.client().create(other)
  for (const { name, type, fields } of RULE_DRAFTS) {
    const draft = { _id: 'drafts.broken', _type: type, ...DATES, ...fields }
    markers.set(name, await validate(draft, lake.client()))
  }
}, 120_000)
afterAll(() => lake.close())

const errorsOf = (name: string) => (markers.get(name) ?? []).filter(({ level }) => level === 'error')

describe.each(RULE_DRAFTS)('each error of a $name', ({ name, type }) => {
  testErrors(type, () => errorsOf(name), SAYS_WHERE)
})

test('every message of a rule appears in a draft, so that the browser test clicks it', () => {
  const shown = [
    ...MISSING.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ...[...markers.values()].flat().map(({ message }) => message),
  ]
  const isException = (file: string, text: string) => EXCEPTIONS[file]?.some((part) => text.includes(part))
  const literals = messageLiterals()
  expect(literals.length).toBeGreaterThan(200)
  const unseen = literals.filter(
    ({ file, text, pattern }) => !isException(file, text) && !shown.some((message) => pattern.test(message)),
  )
  const remedy = 'Add a draft with this error to support/rule-drafts.ts, then run this file with -u.'
  expect(
    unseen.map(({ file, text }) => `${file}: ${text}`),
    remedy,
  ).toEqual([])
})

test('the drafts of the browser test are current', async () => {
  const clicked = new Set(MISSING.flatMap(({ errors }) => errors.map(({ message }) => message)))
  const drafts = RULE_DRAFTS.filter(({ type }) => !WITHOUT_FIELDS.has(type)).map(({ name, type, fields }) => {
    // A message is clicked in one draft only: each takes seconds.
    const found = errorsOf(name).filter(({ message }) => !clicked.has(message))
    for (const { message } of found) clicked.add(message)
    return clickedDraft(name, { _type: type, ...fields }, found)
  })
  await expectDrafts('rule-drafts.generated.json', drafts)
})
