import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAccountStore } from './account-store.ts'

const PROJECT = 'demo-meridian'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-accounts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the token of a sign-up is valid, even when the second changes during the sign-up', () => {
  const { state, close } = openAccountStore(folder, PROJECT)
  const account = state.createUserWithLocalId('mary', {
    lastLoginAt: '1700000000999',
    validSince: '1700000001',
  })
  expect(account).toMatchObject({ lastLoginAt: '1700000000999', validSince: '1700000000' })
  close()
})

test('the start of token validity stays unchanged when it is not after the sign-up', () => {
  const { state, close } = openAccountStore(folder, PROJECT)
  state.createUserWithLocalId('mary', { lastLoginAt: '1700000005000', validSince: '1700000003' })
  state.createUserWithLocalId('omar', { lastLoginAt: '1700000005000' })
  expect(state.users.get('mary')).toMatchObject({ validSince: '1700000003' })
  expect(state.users.get('omar')).not.toHaveProperty('validSince')
  close()
})

test('the accounts of a folder are used by one emulator at a time', () => {
  const first = openAccountStore(folder, PROJECT)
  expect(() => openAccountStore(folder, PROJECT)).toThrow('Another identity emulator already uses')
  first.state.createUserWithLocalId('mary', {})
  first.save()
  first.close()
  const second = openAccountStore(folder, PROJECT)
  expect([...second.state.users.keys()]).toEqual(['mary'])
  second.close()
  writeFileSync(join(folder, `${PROJECT}.json`), '{')
  // A file that cannot be read leaves no lock behind.
  for (let count = 0; count < 2; count += 1)
    expect(() => openAccountStore(folder, PROJECT)).toThrow('does not hold accounts')
})
