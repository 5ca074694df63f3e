import { expect, test } from 'vitest'
import { model } from '../../../tests/contract/content-model/support/model.ts'
import { languageSwitch } from './plugin.ts'

/** Returns whether documents of a type have the language switch for a user with a role. */
function hasSwitch(schemaType: string, role: string): boolean {
  const currentUser = { id: 'u', name: '', email: '', role, roles: [{ name: role, title: role }] }
  const resolve = languageSwitch().document?.unstable_languageFilter
  return (
    typeof resolve === 'function' &&
    resolve([], { schema: model, schemaType, currentUser } as never).length > 0
  )
}

test.each([
  ['discount', 'merchandiser', true],
  ['discount', 'marketer', false],
  ['page', 'marketer', true],
  ['redirect', 'marketer', false],
])('%s has the language switch for a %s: %s', (type, role, isShown) => {
  expect(hasSwitch(type, role)).toBe(isShown)
})
