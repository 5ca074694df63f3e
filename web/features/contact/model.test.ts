import { describe, expect, test } from 'vitest'
import { findFaults } from '#web/ui/forms/find-faults.ts'
import { contactSchema, emailSchema } from './model.ts'

const SOUND = {
  name: 'Mary Wells',
  email: 'mary@example.com',
  number: '+44 20 7946 0958',
  position: 'Head of IT',
  message: 'We would like to talk.',
}

describe('the contact form', () => {
  test('accepts a form that is filled in', () => {
    expect(findFaults(contactSchema, SOUND)).toEqual({})
  })

  test('names every field that is missing or wrong', () => {
    expect(findFaults(contactSchema, { name: '  ', email: 'mary', message: '' })).toEqual({
      name: { message: 'nameRequired' },
      email: { message: 'emailInvalid' },
      number: { message: 'phoneInvalid' },
      position: { message: 'positionRequired' },
      message: { message: 'messageRequired' },
    })
  })

  test.each(['letters', '12', '+', '12 34 a 56', ''])('refuses %j as a phone number', (number) => {
    expect(findFaults(contactSchema, { ...SOUND, number })).toEqual({ number: { message: 'phoneInvalid' } })
  })

  test('says how long a text may be', () => {
    expect(findFaults(contactSchema, { ...SOUND, message: 'a'.repeat(5001) })).toEqual({
      message: { message: 'tooLong', limit: 5000 },
    })
  })
})

describe('an email address', () => {
  const label = 'd'.repeat(61)
  const domain = `${label}.${label}.${label}.com`

  test.each([
    ['of 64 characters before the at-sign', `${'a'.repeat(64)}@example.com`, true],
    ['of 65 characters before the at-sign', `${'a'.repeat(65)}@example.com`, false],
    ['of 254 characters', `${'a'.repeat(64)}@${domain}`, true],
    ['of 255 characters', `${'a'.repeat(64)}@${domain}m`, false],
    ['with spaces around it', ' mary@example.com ', true],
    ['without a domain', 'mary@', false],
    ['that is empty', '', false],
  ])('%s', (_, address, isSound) => {
    expect(findFaults(emailSchema, { email: address })).toEqual(
      isSound ? {} : { email: { message: 'emailInvalid' } },
    )
  })
})
