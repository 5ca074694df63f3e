import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localClient } from '../seed/client.ts'
import { EMULATORS, servicePort, serviceUrl } from '../services.ts'
import type { Settings } from '../settings.ts'
import { publicWebEnvironment } from './environment.ts'
import { isReachable } from './health.ts'
import { ensureDataset } from './lake.ts'
import { findPortOwner } from './port-owner.ts'
import { findFreeOffset } from './ports.ts'
import { superviseServices } from './product.ts'
import { readLakeTokens } from './secrets.ts'

/** Away from the ports of other running products. */
const FIRST_OFFSET = 16_000
const RESTART_TIMEOUT = { timeout: 60_000, interval: 50 }

let folder: string
let settings: Settings
let stop: (() => Promise<void>) | undefined
let logged: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-'))
  settings = { dataDirectory: folder, portOffset: await findFreeOffset(FIRST_OFFSET) }
  logged = []
})
afterEach(async () => {
  await stop?.()
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
    const product = superviseServices(settings, { mode: 'serve', progress })
    ;({ stop } = product)
    // Without site and Studio, which take minutes to build.
    await Promise.all(EMULATORS.map((emulator) => product.run(emulator, publicWebEnvironment(settings))))
    const tokens = readLakeTokens(settings)
    await ensureDataset(settings, tokens.administrator)
    const lake = localClient(settings, tokens.editor)
    await lake.create({ _id: 'note-1', _type: 'note', text: 'written before' })

    const before = EMULATORS.map(({ name }) => processIdOn(servicePort(name, settings)))
    for (const id of before) process.kill(id, 'SIGKILL')

    for (const [index, { name, health }] of EMULATORS.entries()) {
      await vi.waitFor(async () => {
        const now = processIdOn(servicePort(name, settings))
        expect(now).not.toBe(before[index])
        expect(await isReachable(serviceUrl(name, settings) + health)).toBe(true)
      }, RESTART_TIMEOUT)
    }
    expect(logged.toSorted()).toEqual(
      EMULATORS.map(({ title }) => `${title} exited (SIGKILL). Restarting it in 1 s.`).toSorted(),
    )
    expect(await lake.fetch('*[_id == "note-1"][0].text')).toBe('written before')
  },
  120_000,
)
