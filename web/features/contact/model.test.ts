import { describe, expect, test } from 'vitest'
import { emailSchema } from '#web/ui/forms/email-form.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { contactSchema } from './model.ts'

const SOUND = {
  name: 'Mary Wells',
  email: 'mary@example.com',
  number: '+44 20 7946 0958',
  position: 'Head of IT',
  message: 'We would like to talk.',
}

describe('the contact form', () => {
  test('accepts a complete form', () => {
    expect(validateForm(contactSchema, SOUND)).toEqual({})
  })

  test('has an error for every missing or invalid field', () => {
    expect(
      validateForm(contactSchema, { name: '  ', email: 'mary', position: '\u200B\u2066 ', message: '' }),
    ).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      number: 'phoneInvalid',
      position: 'positionRequired',
      message: 'messageRequired',
    })
  })

  test.each(['letters', '12', '+', '12 34 a 56', 'ext. 12345', '+1 555 0100 ext.', ''])(
    'rejects %j as a phone number',
    (number) => {
      expect(validateForm(contactSchema, { ...SOUND, number })).toEqual({
        number: 'phoneInvalid',
      })
    },
  )

  test.each([
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+44 20 7946 0958'],
    ['۰۲۰۷۹۴۶۰۹۵۸', '02079460958'],
    ['＋８６（７５５）１２３４－５６７８', '+86(755)1234-5678'],
    ['\u200E+966 11 555 0100', '+966 11 555 0100'],
    ['+1 555 0100 ext. 12', '+1 555 0100 ext. 12'],
    ['555-0100 x12', '555-0100 x12'],
    ['030/1234567, 89', '030/1234567, 89'],
    ['（０１０）５５５０１００转１２', '(010)5550100转12'],
    ['٠١١ ٥٥٥ ٠١٠٠ تحويلة ١٢', '011 555 0100 تحويلة 12'],
  ])('accepts the digits of %s as a phone number', (number, stored) => {
    expect(contactSchema.parse({ ...SOUND, number }).number).toBe(stored)
  })

  test('limits the length of texts', () => {
    expect(validateForm(contactSchema, { ...SOUND, message: 'a'.repeat(5001) })).toEqual({
      message: 'tooLong 5000',
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
    ['with direction marks', '\u200E\u202Amary@example.com\u202C\u200F', true],
    ['in full-width signs', 'ｍａｒｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', true],
    ['without a domain', 'mary@', false],
  ])('%s', (_, address, isSound) => {
    expect(validateForm(emailSchema, { email: address })).toEqual(isSound ? {} : { email: 'emailInvalid' })
  })

  test.each([{ email: ' \u200E' }, {}])('is required: %j', (form) => {
    expect(validateForm(emailSchema, form)).toEqual({ email: 'emailRequired' })
  })
})
