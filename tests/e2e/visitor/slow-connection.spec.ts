import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../support/test.ts'

/** Serves the site with pages in small pieces, as a slow connection delivers them. Returns its address. */
async function slowSite(site: string) {
  const server = createServer((incoming, response) => {
    void (async () => {
      const answer = await fetch(new URL(incoming.url ?? '/', site), { redirect: 'manual' })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      const piece = type.startsWith('text/html') ? 1000 : body.length || 1
      for (let start = 0; start < body.length; start += piece) {
        if (start > 0) await wait(15)
        response.write(body.subarray(start, start + piece))
      }
      response.end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

for (const [path, width] of [
  ['/en/shop', 1280],
  ['/ar/shop', 1280],
  ['/zh/blog', 1280],
  ['/ar/auth/sign-in', 1280],
  ['/ar/shop/grid', 390],
] as const) {
  test(`nothing on ${path} moves while it arrives, ${width} px wide`, async ({ page, baseURL }) => {
    using site = await slowSite(baseURL ?? '')
    await page.setViewportSize({ width, height: 720 })
    await page.addInitScript(() => {
      localStorage.setItem('meridian.currency', 'CNY')
      const watched = window as unknown as { shifts: number }
      watched.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.address + path)
    if (path.endsWith('shop'))
      await expect(page.getByRole('main').locator('.product__price [data-in="CNY"]').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
  })
}
