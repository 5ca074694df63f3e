import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectLines, openCartButton, storedCart } from '../support/cart.ts'
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
  test(`nothing on ${path} moves while it arrives, ${width} px wide @full`, async ({ page, baseURL }) => {
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

test.describe('before the scripts arrive', () => {
  /** Opens a page without its scripts; returns a function that lets them arrive. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    return resolve
  }

  test('impatient clicks on a product add it once, in the chosen color @full', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/en/shop/single/10000')
    const main = page.getByRole('main')
    await main.locator('.variant-picker').getByRole('radio', { name: 'Blue' }).check()
    await main.locator('.buy__add').dblclick()
    await main.locator('.buy .wish').click()
    await expect(page.locator('.progress-line')).toHaveCSS('animation-name', 'progress-run')
    arrive()
    await expectLines(page, 1)
    expect(await storedCart(page)).toMatchObject({ lines: [{ id: '10000-blue-m', quantity: 1 }] })
    await expect(main.locator('.buy .wish')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.progress-line')).toHaveCSS('animation-name', 'none')
  })

  test('filters are applied @full', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/en/shop/grid')
    const categories = page.locator('.filters [name=category]')
    const [first, second] = [categories.first(), categories.nth(1)]
    await first.check()
    await second.check()
    arrive()
    await expect(page).toHaveURL(/category=.*category=/)
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()
  })

  test('the cart opens @full', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/en')
    await openCartButton(page).click()
    arrive()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
