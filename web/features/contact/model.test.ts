import { describe, expect, test } from 'vitest'
import { checkContactForm, checkEmailForm } from './model.ts'

const SOUND = {
  name: 'Mary Wells',
  email: 'mary@example.com',
  phone: '+44 20 7946 0958',
  position: 'Head of IT',
  message: 'We would like to talk.',
}

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('the contact form', () => {
  test('accepts a form that is filled in', () => {
    expect(checkContactForm(form(SOUND))).toEqual({ status: 'valid' })
  })

  test('names every field that is missing, and keeps what was written', () => {
    const state = checkContactForm(form({ name: '  ', email: 'mary' }))
    expect(state).toMatchObject({
      status: 'invalid',
      faults: {
        name: { message: 'nameRequired' },
        email: { message: 'emailInvalid' },
        phone: { message: 'phoneInvalid' },
        position: { message: 'positionRequired' },
        message: { message: 'messageRequired' },
      },
      values: { email: 'mary', message: '' },
    })
  })

  test.each(['letters', '12', '+', '12 34 a 56'])('refuses %j as a phone number', (phone) => {
    expect(checkContactForm(form({ ...SOUND, phone }))).toMatchObject({
      faults: { phone: { message: 'phoneInvalid' } },
    })
  })

  test('says how long a text may be', () => {
    expect(checkContactForm(form({ ...SOUND, message: 'a'.repeat(5001) }))).toMatchObject({
      faults: { message: { message: 'tooLong', values: { limit: 5000 } } },
    })
  })

  test('ignores a file sent in place of a text', () => {
    const data = form(SOUND)
    data.set('name', new File(['x'], 'x.txt'))
    expect(checkContactForm(data)).toMatchObject({ faults: { name: { message: 'nameRequired' } } })
  })
})

describe('an email address', () => {
  const label = 'd'.repeat(60)
  const domain = `${label}.${label}.${label}.com`

  test.each([
    [`${'a'.repeat(64)}@example.com`, 'valid'],
    [`${'a'.repeat(65)}@example.com`, 'invalid'],
    [`${'a'.repeat(254 - domain.length - 1)}@${domain}`, 'valid'],
    [`${'a'.repeat(255 - domain.length - 1)}@${domain}`, 'invalid'],
    [' mary@example.com ', 'valid'],
    ['mary@', 'invalid'],
    ['', 'invalid'],
  ])('%s is %s', (email, status) => {
    expect(checkEmailForm(form({ email })).status).toBe(status)
  })
})
