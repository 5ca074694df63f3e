import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAccountStore } from './account-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-accounts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the token of a sign-up is valid, even when the second changes during the sign-up', () => {
  const { state } = openAccountStore(folder, 'demo-meridian')
  const account = state.createUserWithLocalId('mary', {
    lastLoginAt: '1700000000999',
    validSince: '1700000001',
  })
  expect(account).toMatchObject({ lastLoginAt: '1700000000999', validSince: '1700000000' })
})

test('the start of token validity stays unchanged when it is not after the sign-up', () => {
  const { state } = openAccountStore(folder, 'demo-meridian')
  state.createUserWithLocalId('mary', { lastLoginAt: '1700000005000', validSince: '1700000003' })
  state.createUserWithLocalId('omar', { lastLoginAt: '1700000005000' })
  expect(state.users.get('mary')).toMatchObject({ validSince: '1700000003' })
  expect(state.users.get('omar')).not.toHaveProperty('validSince')
})
