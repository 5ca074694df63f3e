import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './other-tabs.ts'

let page: EventTarget
let idle: (() => void)[]

beforeEach(() => {
  page = new EventTarget()
  idle = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const changeInAnotherTab = () => page.dispatchEvent(new Event('storage'))

test('what another tab changed before the browser was idle is told then, later changes at once', () => {
  const changed = vi.fn<() => void>()
  followOtherTabs(changed)
  changeInAnotherTab()
  expect(changed).not.toHaveBeenCalled()
  idle.forEach((task) => {
    task()
  })
  expect(changed).toHaveBeenCalledTimes(1)
  changeInAnotherTab()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('nothing is told after the end, whenever it comes', () => {
  const early = vi.fn<() => void>()
  const late = vi.fn<() => void>()
  const stopEarly = followOtherTabs(early)
  const stopLate = followOtherTabs(late)
  stopEarly()
  idle.forEach((task) => {
    task()
  })
  stopLate()
  changeInAnotherTab()
  expect(early).not.toHaveBeenCalled()
  expect(late).toHaveBeenCalledTimes(1)
})

test('a browser without a word for idleness listens as well', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const changed = vi.fn<() => void>()
  followOtherTabs(changed)
  vi.runAllTimers()
  changeInAnotherTab()
  expect(changed).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
