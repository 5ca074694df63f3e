import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { belongsTo, countEntries, createExaminer, isFound, type Choice, type Entry } from './entries.ts'

const SEND: Entry = { _key: 'a', key: 'submit', zh: '发送', en: 'Send', ar: 'أَرسِل' }

describe('a search', () => {
  test.each(['', 'SUBMIT', 'send', '发', 'ارسل', 'send submit', 'ｓｅｎｄ'])(
    'for “%s” finds a text',
    (search) => {
      expect(isFound(SEND, search)).toBe(true)
    },
  )

  test.each(['sent', 'send name'])('for “%s” does not', (search) => {
    expect(isFound(SEND, search)).toBe(false)
  })

  test('finds every text by any part of any language', () => {
    const entry = fc.record({
      _key: fc.string(),
      key: fc.string(),
      zh: fc.string(),
      en: fc.string(),
      ar: fc.string(),
    })
    fc.assert(
      fc.property(
        entry,
        fc.constantFrom('key', 'zh', 'en', 'ar'),
        fc.nat(),
        fc.nat(),
        (one, field, from, length) => {
          expect(isFound(one, one[field].slice(from % 8, (from % 8) + (length % 8)))).toBe(true)
        },
      ),
    )
  })
})

describe('the entries of a group', () => {
  const entries: Entry[] = [
    SEND,
    { _key: 'b', key: 'name', zh: '姓名', en: 'Name', ar: ' ' },
    { _key: 'c', key: 'tooLong', zh: '{limit', en: '{limit}', ar: '{limit}' },
    { _key: 'd', key: 'unasked', zh: '一', en: 'One', ar: 'واحد' },
  ]
  const examine = createExaminer('forms')
  const examined = entries.map((entry) => ({
    findings: examine(entry),
    isKeyFaulty: entry.key === 'unasked',
  }))
  const chosen = (choice: Choice) =>
    entries.filter((_, index) => {
      const one = examined[index]
      return one && belongsTo(choice, one.findings, one.isKeyFaulty)
    })

  test('are chosen by what they lack and by their mistakes', () => {
    expect(chosen('all')).toHaveLength(4)
    expect(chosen('missing').map(({ key }) => key)).toEqual(['name'])
    expect(chosen('mistakes').map(({ key }) => key)).toEqual(['tooLong', 'unasked'])
  })

  test('are counted as they are chosen', () => {
    expect(countEntries(examined)).toEqual({
      all: 4,
      missing: 1,
      mistakes: 2,
      missingIn: { zh: 0, en: 0, ar: 1 },
    })
  })

  test('are examined once, however often they are shown', () => {
    expect(examine(SEND)).toBe(examine(SEND))
    expect(examine({ ...SEND })).not.toBe(examine(SEND))
  })
})
