import { describe, expect, test } from 'vitest'
import { layerTexts } from './layer.ts'

const BUILT = {
  theme: { dark: 'Dark' },
  forms: { hints: { phone: 'In digits' }, faults: '{count, plural, one {# fault} other {# faults}}' },
}

describe('an editor’s text', () => {
  test('replaces the one the site was built with, at any depth', () => {
    const layered = layerTexts(BUILT, [
      { key: 'theme.dark', text: 'Night' },
      { key: 'forms.hints.phone', text: 'Digits only' },
    ])
    expect(layered).toMatchObject({ theme: { dark: 'Night' }, forms: { hints: { phone: 'Digits only' } } })
    expect(BUILT.theme.dark).toBe('Dark')
  })

  test('may leave out a value, but not ask for one the site does not give', () => {
    expect(layerTexts(BUILT, [{ key: 'forms.faults', text: 'Some faults' }])).toHaveProperty(
      'forms.faults',
      'Some faults',
    )
    expect(layerTexts(BUILT, [{ key: 'forms.faults', text: '{number} faults' }])).toEqual(BUILT)
  })

  test.each([
    ['that cannot be read', 'theme.dark', '{'],
    ['that is empty', 'theme.dark', ' '],
    ['for an unknown key', 'theme.sepia', 'Sepia'],
    ['for a whole namespace', 'theme', 'Theme'],
    ['for a key of every object', '__proto__.polluted', 'yes'],
    ['for a key of every function', 'constructor.name', 'yes'],
  ])('%s changes nothing', (_, key, text) => {
    expect(layerTexts(BUILT, [{ key, text }])).toEqual(BUILT)
    expect({}).not.toHaveProperty('polluted')
  })
})
