import { expect, test } from 'vitest'
import { interfaceTexts } from '../../../schemas/shared/interface-texts.ts'
import { absentEntries } from './new-entries.ts'

test('a group that lacks texts of the site is offered them as they were built, each once', () => {
  const all = Object.keys(interfaceTexts('theme') ?? {})
  const offered = absentEntries([{ _key: 'a', key: 'dark' }], 'theme')
  expect(offered.map(({ key }) => key)).toEqual(all.filter((key) => key !== 'dark'))
  expect(offered[0]).toMatchObject({
    _type: 'translationEntry',
    ...interfaceTexts('theme')?.[offered[0]?.key ?? ''],
  })
  expect(new Set(offered.map(({ _key }) => _key)).size).toBe(offered.length)
})

test('a group that has them all, or that the site does not have, is offered nothing', () => {
  const whole = Object.keys(interfaceTexts('theme') ?? {}).map((key) => ({ _key: key, key }))
  expect(absentEntries(whole, 'theme')).toEqual([])
  expect(absentEntries([], 'constructor')).toEqual([])
})
