import { describe, expect, test } from 'vitest'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { applicationSchema, toCvFileName, validateCv } from './application-model.ts'

const SOUND = { name: '李明', email: 'li@example.com', phone: '', message: '' }

describe('an application', () => {
  test('requires name and email; phone and note are optional', () => {
    expect(validateForm(applicationSchema, SOUND)).toEqual({})
    expect(validateForm(applicationSchema, { ...SOUND, name: '', email: 'li' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
    })
  })

  test('rejects an invalid phone number', () => {
    expect(validateForm(applicationSchema, { ...SOUND, phone: 'call me' })).toEqual({
      phone: 'phoneInvalid',
    })
  })
})

describe('a CV', () => {
  const pdf = (size: number, before = '') => new File([before, '%PDF-1.7\n', 'x'.repeat(size)], 'cv.pdf')

  test.each([
    ['a PDF', pdf(1_000), null],
    ['a PDF with a few bytes before its mark', pdf(10, '\n\n\uFEFF'), null],
    ['nothing', null, 'fileRequired'],
    ['a text', 'cv.pdf', 'fileRequired'],
    ['an empty file', new File([], 'cv.pdf'), 'fileRequired'],
    [
      'a program that is called a PDF',
      new File(['MZ\x90\0'], 'cv.pdf', { type: 'application/pdf' }),
      'filePdf',
    ],
    ['a PDF mark that comes too late', pdf(10, 'x'.repeat(1_024)), 'filePdf'],
    ['a PDF that is too large', pdf(4_000_000), 'fileTooLarge 4'],
  ])('%s', async (_, file, error) => {
    expect(await validateCv(file)).toEqual(error)
  })

  test.each([
    ['李明 CV.pdf', '李明 CV.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['cv.html', 'cv.html.pdf'],
    // A right-to-left override shows “cvexe.pdf”.
    ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['../../cv\r\n.pdf', '....cv.pdf'],
    ['cv\uD800.pdf', 'cv.pdf'],
    ['', 'cv.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(190)}.pdf`],
  ])('that is called %j is stored as %j', (name, stored) => {
    expect(toCvFileName(name)).toBe(stored)
  })
})
