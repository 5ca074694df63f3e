import { describe, expect, test } from 'vitest'
import { flattenTexts, MESSAGES } from '#schemas/shared/interface-texts.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { messageArguments } from './edited-texts.ts'

const source = new Map(flattenTexts(MESSAGES.en))

describe.each(LOCALES)('$englishName', ({ id }) => {
  const texts = new Map(flattenTexts(MESSAGES[id]))

  test('has every text, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...source.keys()].sort())
  })

  test.each([...source])('has the arguments of the English text in “%s”', (key, original) => {
    const text = texts.get(key) ?? ''
    expect(text.trim()).not.toBe('')
    expect(messageArguments(text)).toEqual(messageArguments(original))
  })

  test('keeps ranges of numbers on one line', () => {
    for (const [key, text] of texts) expect(text, key).not.toMatch(/–[{#\d]/)
  })
})

test('Arabic writes ranges of numbers in words, since a line may end after a dash between numbers', () => {
  for (const [key, text] of flattenTexts(MESSAGES.ar)) expect(text, key).not.toMatch(/[}\d]–/)
})

test('Arabic has all six plural forms wherever English has a plural', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  for (const [key, text] of flattenTexts(MESSAGES.ar)) {
    if (!source.get(key)?.includes(', plural,')) continue
    for (const form of forms) expect(text, `${key}: ${form}`).toMatch(new RegExp(`\\b${form} \\{`))
  }
})

test('the contact form has the specified texts', () => {
  expect(MESSAGES.en.forms).toMatchObject({
    nameRequired: 'please enter your name',
    emailRequired: 'please enter your email',
    messageRequired: 'please enter your message',
  })
})
