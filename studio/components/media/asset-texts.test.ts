import { set, setIfMissing, unset } from 'sanity'
import { expect, test } from 'vitest'
import { findChosenAsset, toLocalized } from './asset-texts.ts'

const item = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})

test('a picture chosen from Media or uploaded is recognized', () => {
  const reference = { _type: 'reference', _ref: 'image-a-1x1-png' }
  expect(
    findChosenAsset([setIfMissing({ _type: 'figure' }), set(reference, ['asset']), unset(['crop'])]),
  ).toBe('image-a-1x1-png')
})

test.each([
  ['writing a text', set('A lamp', ['alt', { _key: 'en' }, 'value'])],
  ['removing the picture', unset(['asset'])],
])('%s chooses no picture', (_, change) => {
  expect(findChosenAsset(change)).toBeUndefined()
})

test('texts of a picture become a localized field without empty languages', () => {
  expect(toLocalized({ ar: 'مصباح', en: 'A lamp', zh: ' ' })).toEqual([
    item('en', 'A lamp'),
    item('ar', 'مصباح'),
  ])
})

test('a single text is English', () => {
  expect(toLocalized('A lamp')).toEqual([item('en', 'A lamp')])
})

test.each([undefined, null, {}, '', { en: '' }])('there is no field for %j', (texts) => {
  expect(toLocalized(texts)).toBeUndefined()
})
