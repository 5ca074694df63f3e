import { describe, expect, test } from 'vitest'
import { reviewSchema, validateReviewForm } from './model.ts'

const SOUND = { stars: '4', text: 'Warm light and no glare at all.', name: 'Night shift', language: 'en' }

describe('a review', () => {
  test('is valid with stars, a text, a name and a language', () => {
    expect(validateReviewForm(SOUND)).toEqual({})
    expect(reviewSchema.parse(SOUND)).toEqual({ ...SOUND, stars: 4 })
  })

  test('has an error for every missing field', () => {
    expect(validateReviewForm({ text: ' ', name: '', language: 'en' })).toEqual({
      stars: 'starsRequired',
      text: 'reviewRequired',
      name: 'nameRequired',
    })
  })

  test.each(['0', '6', '4.5', 'five', ''])('cannot have %j stars', (stars) => {
    expect(validateReviewForm({ ...SOUND, stars })).toEqual({ stars: 'starsRequired' })
  })

  test.each([
    ['of 19 characters', 'a'.repeat(19), 'tooShort 20'],
    ['of 20 characters between spaces', ` ${'a'.repeat(20)} `, undefined],
    ['of 2,000 characters', 'a'.repeat(2000), undefined],
    ['of 2,001 characters', 'a'.repeat(2001), 'tooLong 2000'],
  ])('with a text %s', (_, text, error) => {
    expect(validateReviewForm({ ...SOUND, text })).toEqual(error ? { text: error } : {})
  })

  test('has a name of at most 60 characters and a language of the site', () => {
    expect(validateReviewForm({ ...SOUND, name: 'a'.repeat(61) })).toEqual({
      name: 'tooLong 60',
    })
    expect(validateReviewForm({ ...SOUND, language: 'xx' })).toHaveProperty('language')
  })
})
