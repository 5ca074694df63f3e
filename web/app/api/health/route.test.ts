import { expect, test, vi } from 'vitest'

vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))

test('the check succeeds until the process receives SIGTERM, and is never cached', async () => {
  const once = vi.spyOn(process, 'once').mockReturnThis()
  const { GET } = await import('./route.ts')
  const serving = await GET()
  expect(serving.status).toBe(200)
  expect(serving.headers.get('cache-control')).toBe('no-store')
  expect(await serving.json()).toEqual({ status: 'ok' })

  const [signal, stop] = once.mock.calls.at(-1) ?? []
  expect(signal).toBe('SIGTERM')
  stop?.()
  const stopping = await GET()
  expect(stopping.status).toBe(503)
  expect(stopping.headers.get('cache-control')).toBe('no-store')
  expect(await stopping.json()).toEqual({ status: 'stopping' })
})
