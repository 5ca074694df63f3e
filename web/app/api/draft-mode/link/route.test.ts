import { expect, test, vi } from 'vitest'

const openPreviewLink = vi.fn()
vi.mock('#web/sanity/preview/open-preview-link.ts', () => ({ openPreviewLink }))
vi.mock('#web/features/routing/outage.ts', () => ({
  createUnavailableResponse: (locale: string) => new Response(locale, { status: 503 }),
}))
const { POST } = await import('./route.ts')

const SITE = 'http://localhost:3000'

/** Returns a body of 20 MB and counts how much of it is read. */
function largeBody() {
  const body = { bytes: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      body.bytes += 16_384
      if (body.bytes > 20_000_000) controller.close()
      else controller.enqueue(new Uint8Array(16_384).fill(97))
    },
    cancel() {
      body.isCancelled = true
    },
  })
  return { body, stream }
}

test('a body larger than the form is not read completely', async () => {
  const { body, stream } = largeBody()
  const request = new Request(`${SITE}/api/draft-mode/link`, {
    method: 'POST',
    headers: { origin: SITE },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect((await POST(request)).status).toBe(413)
  expect(body.isCancelled).toBe(true)
  expect(body.bytes).toBeLessThan(100_000)
  expect(openPreviewLink).not.toHaveBeenCalled()
})

test.each(['secret=x', 'secret=%', '{"secret":1}', ''])('the body %j opens nothing', async (text) => {
  const request = new Request(`${SITE}/api/draft-mode/link`, {
    method: 'POST',
    headers: { origin: SITE },
    body: text,
  })
  const response = await POST(request)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/en/shared-preview?state=unknown')
  expect(openPreviewLink).not.toHaveBeenCalled()
})

test('while the lake does not respond, the visitor gets the error page in the language of the link', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce()
  openPreviewLink.mockRejectedValueOnce(new Error('The lake does not respond.'))
  const request = new Request(`${SITE}/api/draft-mode/link`, {
    method: 'POST',
    headers: { origin: SITE },
    body: `locale=ar&secret=${'s'.repeat(20)}`,
  })
  const response = await POST(request)
  expect([response.status, await response.text()]).toEqual([503, 'ar'])
})
