import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localClient } from '../seed/client.ts'
import { presentServices, servicePort, serviceUrl } from '../services.ts'
import { ROOT, type Settings } from '../settings.ts'
import { isReachable } from './health.ts'
import { findPortOwner } from './port-owner.ts'
import { findFreeOffset } from './ports.ts'
import { type Product, startProduct } from './product.ts'

/** Away from the ports of other running products. */
const FIRST_OFFSET = 16_000
const RESTART_TIMEOUT = { timeout: 60_000, interval: 50 }

let folder: string
let settings: Settings
let product: Product | undefined
let logged: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-'))
  // Only the emulators and the interface texts: site and Studio take minutes to build.
  symlinkSync(join(ROOT, 'emulators'), join(folder, 'emulators'))
  mkdirSync(join(folder, 'web'))
  symlinkSync(join(ROOT, 'web', 'i18n'), join(folder, 'web', 'i18n'))
  settings = {
    root: folder,
    dataDirectory: join(folder, 'data'),
    portOffset: await findFreeOffset(FIRST_OFFSET),
  }
  logged = []
})
afterEach(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true })
})

/** Returns the id of the process that listens on a port; NaN for none. */
const processIdOn = (port: number): number => findPortOwner(port)?.pid ?? NaN

// Windows has neither SIGKILL nor a way to find the owner of a port.
test.skipIf(process.platform === 'win32')(
  'every killed service restarts with its data and keys',
  async () => {
    const progress = {
      step: <T>(_: string, work: () => Promise<T>) => work(),
      log: (line: string) => logged.push(line),
    }
    product = await startProduct(settings, { mode: 'serve', progress })
    const lake = localClient(settings, product.tokens.editor)
    await lake.create({ _id: 'note-1', _type: 'note', text: 'written before' })

    const services = presentServices(settings)
    const before = services.map(({ name }) => processIdOn(servicePort(name, settings)))
    for (const id of before) process.kill(id, 'SIGKILL')

    for (const [index, { name, health }] of services.entries()) {
      await vi.waitFor(async () => {
        const now = processIdOn(servicePort(name, settings))
        expect(now).not.toBe(before[index])
        expect(await isReachable(serviceUrl(name, settings) + health)).toBe(true)
      }, RESTART_TIMEOUT)
    }
    expect(services.map(({ name }) => name)).toEqual(['lake', 'payments', 'mail', 'identity'])
    expect(logged.toSorted()).toEqual(
      services.map(({ title }) => `${title} exited (SIGKILL). Restarting it in 1 s.`).toSorted(),
    )
    expect(await lake.fetch('*[_id == "note-1"][0].text')).toBe('written before')
  },
  120_000,
)
