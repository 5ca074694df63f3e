import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('subscribers hear of each change until they unsubscribe', () => {
  const store = createStore('closed')
  const changed = vi.fn<() => void>()
  const unsubscribe = store.subscribe(changed)
  store.set('open')
  expect(store.read()).toBe('open')
  unsubscribe()
  store.set('closed')
  expect(store.read()).toBe('closed')
  expect(changed).toHaveBeenCalledTimes(1)
})
