import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interfaceText, interfaceTexts } from '#schemas/shared/interface-texts.ts'
import {
  countEntries,
  createEntryChecker,
  type Entry,
  type Filter,
  matchesFilter,
  matchesSearch,
  missingEntries,
} from './entries.ts'

const SEND: Entry = { _key: 'a', key: 'submit', zh: '发送', en: 'Send', ar: 'أَرسِل' }

describe('a search', () => {
  test.each(['', 'SUBMIT', 'send', '发', 'ارسل', 'send submit', 'ｓｅｎｄ'])(
    'for “%s” finds a text',
    (search) => {
      expect(matchesSearch(SEND, search)).toBe(true)
    },
  )

  test.each(['sent', 'send name'])('for “%s” does not', (search) => {
    expect(matchesSearch(SEND, search)).toBe(false)
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
          expect(matchesSearch(one, one[field].slice(from % 8, (from % 8) + (length % 8)))).toBe(true)
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
    { _key: 'd', key: 'unknownKey', zh: '一', en: 'One', ar: 'واحد' },
  ]
  const checkEntry = createEntryChecker('forms')
  const checked = entries.map((entry) => ({
    issues: checkEntry(entry),
    hasInvalidKey: entry.key === 'unknownKey',
  }))
  const chosen = (filter: Filter) =>
    entries.filter((_, index) => {
      const one = checked[index]
      return one && matchesFilter(filter, one.issues, one.hasInvalidKey)
    })

  test('are filtered by missing texts and mistakes', () => {
    expect(chosen('all')).toHaveLength(4)
    expect(chosen('missing').map(({ key }) => key)).toEqual(['name'])
    expect(chosen('mistakes').map(({ key }) => key)).toEqual(['tooLong', 'unknownKey'])
  })

  test('are counted by filter', () => {
    expect(countEntries(checked)).toEqual({
      all: 4,
      missing: 1,
      mistakes: 2,
      missingIn: { zh: 0, en: 0, ar: 1 },
    })
  })

  test('are checked once while unchanged', () => {
    expect(checkEntry(SEND)).toBe(checkEntry(SEND))
    expect(checkEntry({ ...SEND })).not.toBe(checkEntry(SEND))
  })
})

test('a group is offered each built-in text that it lacks', () => {
  const all = [...(interfaceTexts('theme')?.keys() ?? [])]
  const offered = missingEntries([{ _key: 'a', key: 'dark' }], 'theme')
  expect(offered.map(({ key }) => key)).toEqual(all.filter((key) => key !== 'dark'))
  expect(offered[0]).toMatchObject({
    _type: 'translationEntry',
    ...interfaceText('theme', offered[0]?.key),
  })
  expect(new Set(offered.map(({ _key }) => _key)).size).toBe(offered.length)
})

test('a complete or unknown group is offered nothing', () => {
  const whole = [...(interfaceTexts('theme')?.keys() ?? [])].map((key) => ({ _key: key, key }))
  expect(missingEntries(whole, 'theme')).toEqual([])
  expect(missingEntries([], 'constructor')).toEqual([])
})
