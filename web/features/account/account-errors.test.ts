import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { toAuthError } from '#web/vendors/firebase/auth-errors.ts'
import { ACCOUNT_ERRORS, describeError } from './account-errors.ts'

type Texts = Parameters<typeof describeError>[2]

describe('an error of the identity service', () => {
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
  ])('%s is shown as “%s”', (code, text) => {
    expect(english.auth.errors[toAuthError(code)]).toBe(text)
  })

  test('has a message in every language, and no other message exists', () => {
    for (const { auth } of [english, chinese, arabic])
      expect(Object.keys(auth.errors).sort()).toEqual([...ACCOUNT_ERRORS].sort())
  })

  test('is a sentence or its reason in every language alike', () => {
    const sentences = [english, chinese, arabic].map(({ auth }) =>
      ACCOUNT_ERRORS.filter((error) => /[.。]$/.test(auth.errors[error])),
    )
    for (const found of sentences) expect(found).toEqual(sentences[0])
  })

  test('is a sentence on forms of emailed links and of the account, where it stands alone', () => {
    const texts = createTranslator({ locale: 'en', messages: english, namespace: 'auth' }) as unknown as Texts
    expect(describeError('invalidEmail', 'other', texts)).toBe(
      'That didn’t work: email address format incorrect',
    )
    expect(describeError('wrongPassword', 'other', texts)).toBe('That didn’t work: wrong password')
    expect(describeError('tooMany', 'other', texts)).toBe(english.auth.errors.tooMany)
  })

  test('empty fields have the message of the specification', () => {
    expect(chinese.auth.errors.empty).toBe('邮箱和密码不能为空。')
    expect(english.auth.errors.empty).toBe('Email and password cannot be empty.')
  })
})
