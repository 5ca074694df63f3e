import { describe, expect, test, vi } from 'vitest'
import { isWeakPassword, ratePassword } from './weak-password.ts'

const KNOWN = ['nadia.rahman@client.example', 'Nadia Rahman']

describe('a password', () => {
  test.each(['', '1234567', 'kX9#vLq', '短い言葉です'])('ASVS 6.2.1: %j is too short', async (password) => {
    expect(await isWeakPassword(password, [])).toBe(true)
  })

  test.each([
    '123456',
    '12345678',
    'password',
    'password1',
    'Password1!',
    'qwertyuiop',
    'iloveyou1',
    'football1',
  ])('ASVS 6.2.4, 6.2.12: %j is among the common ones', async (password) => {
    expect(await isWeakPassword(password, [])).toBe(true)
  })

  test.each(['meridian2026', 'nadia.rahman', 'NadiaRahman1', 'nadia.rahman@client.example'])(
    'ASVS 6.2.11: %j consists of known texts',
    async (password) => {
      expect(await isWeakPassword(password, KNOWN)).toBe(true)
    },
  )

  test.each([
    'northern-lights',
    'four unrelated words',
    '四个不相关的词语',
    'kX9#vLq2',
    'x'.repeat(40) + 'kX9#vLq2-unrelated',
  ])('ASVS 6.2.5, 6.2.9: %j is accepted, whatever it is composed of', async (password) => {
    expect(await isWeakPassword(password, KNOWN)).toBe(false)
  })

  test('is rated quickly, however long it is', async () => {
    await ratePassword('warming up', [])
    const start = performance.now()
    await ratePassword('ab1'.repeat(2_000), KNOWN)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

test('lists of common passwords that could not be loaded are loaded again', async () => {
  vi.resetModules()
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new Error('offline')
  })
  const fresh = await import('./weak-password.ts')
  await expect(fresh.ratePassword('correct horse battery', [])).rejects.toThrow()
  vi.doUnmock('@zxcvbn-ts/language-common')
  expect(await fresh.ratePassword('correct horse battery', [])).toBe(4)
})
