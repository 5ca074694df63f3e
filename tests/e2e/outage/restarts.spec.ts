import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { type ServiceName, servicePort, SERVICES, serviceUrl } from '../../../scripts/services.ts'
import { logDirectory, ROOT, type Settings, studioOutput } from '../../../scripts/settings.ts'
import { recordBuild, studioBuild, webBuild } from '../../../scripts/start/build.ts'
import { type Child, startChild } from '../../../scripts/start/child.ts'
import { isReachable } from '../../../scripts/start/health.ts'
import { findPortOwner } from '../../../scripts/start/port-owner.ts'
import { readLakeTokens } from '../../../scripts/start/secrets.ts'
import { settings as original } from '../support/addresses.ts'
import { copyProduct } from '../support/product-copy.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

const SERVICE = 'service-it-consulting'

/** Returns the process id of a service; NaN while none runs. */
const processOf = (name: ServiceName, settings: Settings): number =>
  findPortOwner(servicePort(name, settings))?.pid ?? NaN

/** Runs `npm start` on a built copy of the product under test. */
async function start(settings: Settings): Promise<{ main: Child; printed: string[] }> {
  await cp(studioOutput(original), studioOutput(settings), { recursive: true })
  for (const build of [webBuild(settings, {}), studioBuild(settings)]) recordBuild(build)
  const printed: string[] = []
  const main = startChild({
    command: ['scripts/start/main.ts'],
    directory: ROOT,
    environment: { PORT_OFFSET: String(settings.portOffset), MERIDIAN_DATA: settings.dataDirectory },
    logFile: join(logDirectory(settings), 'start.log'),
    onLine: (line) => printed.push(line),
  })
  return { main, printed }
}

test('killed services restart, and Ctrl-C ends all @full', async () => {
  test.setTimeout(300_000)
  const { settings, remove } = await copyProduct()
  const site = serviceUrl('web', settings)
  const { main, printed } = await start(settings)

  const kill = (name: ServiceName) => process.kill(processOf(name, settings), 'SIGKILL')
  const restartsOf = (title: string) =>
    printed.filter((line) => line.startsWith(`${title} exited (SIGKILL). Restarting it in `))

  async function killAndAwaitAnswer(name: ServiceName, path: string): Promise<void> {
    const before = processOf(name, settings)
    kill(name)
    await expect
      .poll(async () => {
        const now = processOf(name, settings)
        return now > 0 && now !== before && (await isReachable(serviceUrl(name, settings) + path))
      })
      .toBe(true)
  }

  try {
    await expect
      .poll(() => printed.some((line) => line.startsWith('Ready after')), { timeout: 120_000 })
      .toBe(true)

    await test.step('site, lake and Studio answer again', async () => {
      await killAndAwaitAnswer('web', '/en')
      await killAndAwaitAnswer('lake', '/v1/ping')
      await killAndAwaitAnswer('studio', '/')
      expect(['Site', 'Content lake', 'Studio'].map((title) => restartsOf(title).length)).toEqual([1, 1, 1])
    })

    await test.step('a publish still reaches visitors', async () => {
      const title = unique('Consulting')
      const lake = lakeClientAt(serviceUrl('lake', settings), readLakeTokens(settings).editor)
      await lake.patch(SERVICE).set({ 'title[language=="en"].value': title }).commit({ visibility: 'sync' })
      await expect.poll(() => shows('/en', title, site)).toBe(true)
    })

    await test.step('Ctrl-C while the site waits for its restart', async () => {
      kill('web')
      await expect.poll(() => restartsOf('Site').length, { intervals: [20] }).toBe(2)
      process.kill(main.pid, 'SIGINT')
      expect(await main.ended).toEqual({ code: 0, signal: null })
      expect(SERVICES.map(({ name }) => processOf(name, settings))).toEqual(SERVICES.map(() => NaN))
    })
  } finally {
    await main.stop()
    await remove()
  }
})
