import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localClient } from '../seed/client.ts'
import { presentServices, servicePort, serviceUrl } from '../services.ts'
import { ROOT, type Settings } from '../settings.ts'
import { answers } from './health.ts'
import { holderOfPort } from './holder.ts'
import { findFreeOffset } from './ports.ts'
import { startProduct, type Product } from './product.ts'

/** Well away from the products that people and other tests use. */
const FIRST_OFFSET = 16_000
const PATIENCE = { timeout: 60_000, interval: 50 }

let folder: string
let settings: Settings
let product: Product | undefined
let said: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-'))
  // The emulators and the interface texts, without site and Studio, which take minutes to build.
  symlinkSync(join(ROOT, 'emulators'), join(folder, 'emulators'))
  mkdirSync(join(folder, 'web'))
  symlinkSync(join(ROOT, 'web', 'i18n'), join(folder, 'web', 'i18n'))
  settings = {
    root: folder,
    dataDirectory: join(folder, 'data'),
    portOffset: await findFreeOffset(FIRST_OFFSET),
  }
  said = []
})
afterEach(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true })
})

/** The number of the process that listens on a port; NaN for none. */
const processOn = (port: number): number => Number(/\d+/.exec(holderOfPort(port) ?? '')?.[0])

// Windows has neither SIGKILL nor a way to tell who listens on a port.
test.skipIf(process.platform === 'win32')(
  'every service that is killed without warning answers again, with its data and keys',
  async () => {
    const progress = {
      step: <T>(_: string, work: () => Promise<T>) => work(),
      say: (line: string) => said.push(line),
    }
    product = await startProduct(settings, { mode: 'serve', progress })
    const lake = localClient(settings, product.tokens.editor)
    await lake.create({ _id: 'kept', _type: 'note', text: 'written before' })

    const services = presentServices(settings)
    const before = services.map(({ name }) => processOn(servicePort(name, settings)))
    for (const id of before) process.kill(id, 'SIGKILL')

    for (const [index, { name, health }] of services.entries()) {
      await vi.waitFor(async () => {
        const now = processOn(servicePort(name, settings))
        expect(now).not.toBe(before[index])
        expect(await answers(serviceUrl(name, settings) + health)).toBe(true)
      }, PATIENCE)
    }
    expect(services.map(({ name }) => name)).toEqual(['lake', 'payments', 'mail', 'identity'])
    expect(said.toSorted()).toEqual(
      services.map(({ title }) => `${title} ended (SIGKILL). Starting it again in 1 s.`).toSorted(),
    )
    expect(await lake.fetch('*[_id == "kept"][0].text')).toBe('written before')
  },
  120_000,
)
