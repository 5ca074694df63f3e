import { defer, firstValueFrom, type Observable, of, throwError } from 'rxjs'
import type { DocumentLocationsState } from 'sanity/presentation'
import { afterEach, expect, test, vi } from 'vitest'
import { resolveLocations } from './locations.ts'

afterEach(() => void vi.useRealTimers())

test('a failed query is repeated, because an error would replace the form of the document', async () => {
  vi.useFakeTimers()
  const pages = [{ path: '/services/cloud' }]
  const answers = [throwError(() => new TypeError('Failed to fetch'))]
  const listenQuery = () => defer(() => answers.pop() ?? of(pages))
  type Arguments = Parameters<typeof resolveLocations>
  const state = resolveLocations(
    { id: 'cloud', type: 'service', perspectiveStack: ['drafts'] } as unknown as Arguments[0],
    { documentStore: { listenQuery } } as unknown as Arguments[1],
  ) as Observable<DocumentLocationsState>
  const first = firstValueFrom(state)
  await vi.runAllTimersAsync()
  expect((await first).locations?.[0]?.href).toContain('/services/cloud')
})
