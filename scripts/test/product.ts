import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logDirectory, ROOT, type Settings } from '../settings.ts'
import { webOutput } from '../start/environment.ts'
import { findFreeOffset } from '../start/ports.ts'
import { type Product, startProduct } from '../start/product.ts'
import type { Progress } from '../start/progress.ts'
import { RESULTS } from './runners.ts'

/** Tests use free ports from here on, away from a product in use. */
const FIRST_OFFSET = 700

/** A product for tests: a fresh build with its own ports and temporary data. */
export interface TestProduct {
  /** Variables that lead the browser tests to this product. */
  environment: Record<string, string>
  product: Product
  dispose: () => Promise<void>
}

/** Builds and starts the product for tests. Throws a message when it does not start. */
export async function startTestProduct(progress: Progress): Promise<TestProduct> {
  const settings: Settings = {
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
        PORT_OFFSET: String(settings.portOffset),
        MERIDIAN_DATA: settings.dataDirectory,
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
