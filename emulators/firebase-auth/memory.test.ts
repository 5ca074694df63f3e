import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMemory } from './memory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-accounts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the token of a sign-up counts, also where the second turned while the account was made', () => {
  const { state } = openMemory(folder, 'demo-meridian')
  const account = state.createUserWithLocalId('mary', {
    lastLoginAt: '1700000000999',
    validSince: '1700000001',
  })
  expect(account).toMatchObject({ lastLoginAt: '1700000000999', validSince: '1700000000' })
})

test('since when tokens count is left alone where it is not after the sign-up', () => {
  const { state } = openMemory(folder, 'demo-meridian')
  state.createUserWithLocalId('mary', { lastLoginAt: '1700000005000', validSince: '1700000003' })
  state.createUserWithLocalId('omar', { lastLoginAt: '1700000005000' })
  expect(state.users.get('mary')).toMatchObject({ validSince: '1700000003' })
  expect(state.users.get('omar')).not.toHaveProperty('validSince')
})
