import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchStorageChanges } from './storage-changes.ts'

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

test('changes before the browser is idle are reported then, later ones at once', () => {
  const changed = vi.fn<() => void>()
  watchStorageChanges(changed)
  changeInAnotherTab()
  expect(changed).not.toHaveBeenCalled()
  idle.forEach((task) => {
    task()
  })
  expect(changed).toHaveBeenCalledTimes(1)
  changeInAnotherTab()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('a page that returns from the back/forward cache learns what changed meanwhile', () => {
  const changed = vi.fn<() => void>()
  watchStorageChanges(changed)
  idle.forEach((task) => {
    task()
  })
  changed.mockClear()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(changed).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(changed).toHaveBeenCalledTimes(1)
})

test('nothing is reported after the subscription ends', () => {
  const early = vi.fn<() => void>()
  const late = vi.fn<() => void>()
  const stopEarly = watchStorageChanges(early)
  const stopLate = watchStorageChanges(late)
  stopEarly()
  idle.forEach((task) => {
    task()
  })
  stopLate()
  changeInAnotherTab()
  expect(early).not.toHaveBeenCalled()
  expect(late).toHaveBeenCalledTimes(1)
})

test('a browser without requestIdleCallback listens too', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const changed = vi.fn<() => void>()
  watchStorageChanges(changed)
  vi.runAllTimers()
  changeInAnotherTab()
  expect(changed).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
