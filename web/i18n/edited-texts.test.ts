import { describe, expect, test } from 'vitest'
import { applyEditedTexts } from './edited-texts.ts'

const BUILT = {
  theme: { dark: 'Dark' },
  forms: { hints: { phone: 'In digits' }, errors: '{count, plural, one {# error} other {# errors}}' },
}

describe('an editor’s text', () => {
  test('replaces the default one at any depth', () => {
    const layered = applyEditedTexts(BUILT, [
      { key: 'theme.dark', text: 'Night' },
      { key: 'forms.hints.phone', text: 'Digits only' },
    ])
    expect(layered).toMatchObject({ theme: { dark: 'Night' }, forms: { hints: { phone: 'Digits only' } } })
    expect(BUILT.theme.dark).toBe('Dark')
  })

  test('may omit an argument, but not use an unknown one', () => {
    expect(applyEditedTexts(BUILT, [{ key: 'forms.errors', text: 'Some errors' }])).toHaveProperty(
      'forms.errors',
      'Some errors',
    )
    expect(applyEditedTexts(BUILT, [{ key: 'forms.errors', text: '{number} errors' }])).toEqual(BUILT)
  })

  test.each([
    ['that is not a valid message', 'theme.dark', '{'],
    ['that is empty', 'theme.dark', ' '],
    ['for an unknown key', 'theme.sepia', 'Sepia'],
    ['for a whole namespace', 'theme', 'Theme'],
    ['for a key of every object', '__proto__.polluted', 'yes'],
    ['for a key of every function', 'constructor.name', 'yes'],
  ])('%s changes nothing', (_, key, text) => {
    expect(applyEditedTexts(BUILT, [{ key, text }])).toEqual(BUILT)
    expect({}).not.toHaveProperty('polluted')
  })
})
