import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceUrl } from '../services.ts'
import {
  lakeDirectory,
  logDirectory,
  mailDirectory,
  paymentsDirectory,
  ROOT,
  type Settings,
} from '../settings.ts'
import { webOutput } from '../start/environment.ts'
import { findFreeOffset } from '../start/ports.ts'
import { type Product, startProduct } from '../start/product.ts'
import type { Progress } from '../start/progress.ts'
import { RESULTS } from './runners.ts'

/** Tests use free ports from here on, away from a product in use. */
const FIRST_OFFSET = 700

/** A product for tests: a fresh build with its own ports and temporary data. */
export interface TestProduct {
  /** Variables for the browser tests, see tests/e2e/support. */
  environment: Record<string, string>
  product: Product
  dispose: () => Promise<void>
}

/** Builds and starts the product for tests. Throws a message when it does not start. */
export async function startTestProduct(progress: Progress): Promise<TestProduct> {
  const settings: Settings = {
    root: ROOT,
    dataDirectory: mkdtempSync(join(tmpdir(), 'meridian-test-')),
    portOffset: await findFreeOffset(FIRST_OFFSET),
  }
  const restoreTypes = backUpNextTypes()
  // Each test claims a connection of its own, as a proxy would name it.
  process.env.TRUSTED_PROXIES = '1'
  const cleanUp = () => {
    cpSync(logDirectory(settings), join(RESULTS, 'logs'), { recursive: true, force: true })
    rmSync(settings.dataDirectory, { recursive: true, force: true })
    rmSync(join(ROOT, 'web', webOutput(settings)), { recursive: true, force: true })
    restoreTypes()
  }
  try {
    const product = await startProduct(settings, { mode: 'serve', progress })
    return {
      product,
      environment: {
        MERIDIAN_WEB_URL: serviceUrl('web', settings),
        MERIDIAN_STUDIO_URL: serviceUrl('studio', settings),
        MERIDIAN_MAIL_URL: serviceUrl('mail', settings),
        MERIDIAN_LAKE_URL: serviceUrl('lake', settings),
        MERIDIAN_LAKE_DATA: lakeDirectory(settings),
        MERIDIAN_PAYMENTS_URL: serviceUrl('payments', settings),
        MERIDIAN_PAYMENTS_DATA: paymentsDirectory(settings),
        MERIDIAN_MAIL_DATA: mailDirectory(settings),
        MERIDIAN_IDENTITY_URL: serviceUrl('identity', settings),
      },
      dispose: async () => {
        await product.stop()
        cleanUp()
      },
    }
  } catch (error) {
    cleanUp()
    throw error
  }
}

/**
 * Returns a function that restores next-env.d.ts: a build points it at a folder that is deleted afterwards.
 */
function backUpNextTypes(): () => void {
  const path = join(ROOT, 'web', 'next-env.d.ts')
  const before = existsSync(path) ? readFileSync(path) : null
  return () => {
    if (before) writeFileSync(path, before)
  }
}
