import { beforeEach, expect, test, vi } from 'vitest'
import { followChoice, readChoice, storeChoice } from './choice.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('each user of a browser has an own choice', () => {
  storeChoice('mei', 'ar')
  storeChoice('grace', 'all')
  expect(readChoice('mei')).toBe('ar')
  expect(readChoice('grace')).toBe('all')
})

test('open forms beside each other follow a choice until they are closed', () => {
  const seen: string[] = []
  const stop = followChoice((choice) => seen.push(choice))
  storeChoice('mei', 'zh')
  stop()
  storeChoice('mei', 'ar')
  expect(seen).toEqual(['zh'])
})

test('the form starts in English, also when what is stored is no language', () => {
  expect(readChoice('mei')).toBe('en')
  localStorage.setItem('meridian.form-language.mei', 'tlh')
  expect(readChoice('mei')).toBe('en')
})
