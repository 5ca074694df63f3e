import { describe, expect, test } from 'vitest'
import arabic from '#web/i18n/messages/ar.json' with { type: 'json' }
import english from '#web/i18n/messages/en.json' with { type: 'json' }
import chinese from '#web/i18n/messages/zh.json' with { type: 'json' }
import { reasonOf, REASONS } from './reasons.ts'

describe('what an error of the identity service means', () => {
  test.each([
    ['auth/invalid-email', 'email address format incorrect'],
    ['auth/user-disabled', 'user has been disabled'],
    ['auth/user-not-found', 'user not found'],
    ['auth/wrong-password', 'wrong password'],
    ['auth/email-already-in-use', 'email already registered'],
    ['auth/weak-password', 'password too weak, use a stronger one'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'password too weak, use a stronger one'],
    ['auth/invalid-credential', 'Email or password is incorrect'],
    ['INVALID_LOGIN_CREDENTIALS', 'Email or password is incorrect'],
    ['auth/something-new', 'An unknown error occurred, please try again later'],
    ['constructor', 'An unknown error occurred, please try again later'],
    ['', 'An unknown error occurred, please try again later'],
  ])('%s is said as “%s”', (code, text) => {
    expect(english.auth.faults[reasonOf(code)]).toBe(text)
  })

  test('can be said in every language, and nothing else is kept ready', () => {
    for (const { auth } of [english, chinese, arabic])
      expect(Object.keys(auth.faults).sort()).toEqual([...REASONS].sort())
  })

  test('nothing typed is said in the words of the specification', () => {
    expect(chinese.auth.faults.empty).toBe('邮箱和密码不能为空。')
    expect(english.auth.faults.empty).toBe('Email and password cannot be empty.')
  })
})
