import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { earlyClicksScript, repeatEarlyClicks } from './early-clicks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A control of a page, which logs its clicks; `checked` for choices. */
function createControl(log: string[], name: string, checked?: boolean) {
  const control = {
    checked,
    className: name,
    isConnected: true,
    closest: () => control,
    click() {
      if (control.checked !== undefined) control.checked = !control.checked
      log.push(`${name} ${control.checked}`)
    },
  }
  return control
}

test('repeats the clicks made before the page was hydrated, once for each control', () => {
  vi.useFakeTimers()
  const log: string[] = []
  const attributes = new Set<string>()
  const removed = vi.fn()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', removed)
  const other = createControl(log, 'add to cart in blue')
  const cards = [createControl(log, 'first card'), createControl(log, 'second card')]
  vi.stubGlobal('document', {
    getElementsByClassName: (names: string) => (names === 'add' ? [other] : cards),
    documentElement: {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  })
  runInThisContext(earlyClicksScript)
  const [add, blue, filter, card] = [
    createControl(log, 'add'),
    createControl(log, 'blue', true),
    createControl(log, 'filter', true),
    createControl(log, 'card'),
  ]
  const { record } = globalThis.earlyClicks ?? {}
  for (const target of [add, blue, filter, card, add]) record?.({ target } as never)
  expect(attributes.size).toBe(1)
  // As a form does that resets itself, as another variant replaces its button, and as a list replaces its cards.
  filter.checked = false
  add.isConnected = false
  card.isConnected = false

  repeatEarlyClicks()
  expect(removed).toHaveBeenCalledWith('click', record)
  expect(log).toEqual([])
  vi.runAllTimers()
  expect(log).toEqual(['blue true', 'filter true', 'add to cart in blue undefined'])
  expect(attributes.size).toBe(0)
  repeatEarlyClicks()
  vi.runAllTimers()
  expect(log).toHaveLength(3)
})
