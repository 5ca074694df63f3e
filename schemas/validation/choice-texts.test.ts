import { isSelectElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { ARRANGEMENTS, EMPLOYMENTS } from '../shared/content-choices.ts'
import { INTERFACE_TEXTS } from '../shared/interface-texts.ts'
import { LOCALE_IDS } from '../shared/locales.ts'
import { GENDERS, PRODUCT_KINDS } from '../shared/product-options.ts'
import { REVIEW_STATES } from '../shared/reviews.ts'
import { ROUTED_TYPES } from '../shared/routes.ts'

/** Returns the values that a text names besides `other`. */
function valuesIn(text: string): string[] {
  const [element] = parse(text)
  if (!element || !isSelectElement(element)) throw new Error(`“${text}” selects nothing.`)
  return Object.keys(element.options).filter((value) => value !== 'other')
}

/** Search calls every other type a page. */
const PAGE_TYPES = ROUTED_TYPES.map((value) => ({ value }))

test.each([
  ['shop', 'gender', GENDERS, 'everyone'],
  ['shop', 'deliveryKind', PRODUCT_KINDS, 'physical'],
  ['careers', 'arrangementKind', ARRANGEMENTS, 'hybrid'],
  ['careers', 'employmentKind', EMPLOYMENTS, 'fullTime'],
  ['reviews', 'state', REVIEW_STATES, 'approved'],
  ['search', 'kind', PAGE_TYPES, 'page'],
  ['search', 'kindWords', PAGE_TYPES, 'page'],
])('the text %s.%s names every choice, in every language', (namespace, key, choices, otherwise) => {
  const named = choices.map(({ value }) => value).filter((value) => value !== otherwise)
  const text = INTERFACE_TEXTS.get(namespace)?.get(key)
  for (const locale of LOCALE_IDS)
    expect(valuesIn(text?.[locale] ?? '').sort(), locale).toEqual([...named].sort())
})
