import { vi } from 'vitest'

/** Stubs the events, the local storage and the idle times of a page. Returns the page and what is stored. */
export function stubPage() {
  const page = new EventTarget()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    task()
  })
  for (const method of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(method, page[method].bind(page))
  return { page, stored }
}
