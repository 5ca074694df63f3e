import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import { siteUrl } from '../support/addresses.ts'

interface Redirection {
  status: number
  location: string | undefined
}

/** Sends a path byte for byte, which `fetch` would normalize. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Redirection> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    request.on('error', reject).end()
  })
}

const LURES = [
  '//example.com',
  '//example.com/',
  '//example.com/%2e%2e',
  '///example.com',
  '/\\example.com',
  '/%5Cexample.com',
  '/%2F%2Fexample.com',
  '/%2Fexample.com',
  '/.example.com',
  '/@example.com',
  '/en//example.com',
  '/en/\\example.com',
  '/en/%2F/example.com',
  '/https://example.com',
  '/contact-us//example.com',
  '/contact-us/..//example.com',
  '/contact-us?next=https://example.com',
  '/en/contact-us?//example.com',
]

for (const path of LURES) {
  test(`${path} never redirects to another site (ASVS 3.7.2)`, async () => {
    const { status, location } = await ask(path)
    expect(status).toBeLessThan(500)
    if (location === undefined) return
    expect(new URL(location, siteUrl).origin).toBe(siteUrl)
    // The browser's interpretation of the address must agree with its text.
    expect(location).not.toMatch(/^[/\\]{2}/)
  })
}

test('a forged host is not used in a redirect (ASVS 3.7.2)', async () => {
  const forgeries: Record<string, string>[] = [
    { host: 'example.com' },
    { 'x-forwarded-host': 'example.com' },
    { 'x-forwarded-host': 'example.com', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=example.com' },
  ]
  for (const headers of forgeries) {
    const { location } = await ask('/contact', headers)
    expect(new URL(location ?? '', siteUrl).origin).toBe(siteUrl)
  }
})
