import { readFile } from 'node:fs/promises'
import { decompress } from 'wawoff2'
import { withLock } from './lock.ts'

/** Returns a WOFF2 font as TrueType. Fonts take turns, because the decompressor returns memory that its next call overwrites. */
export const readFont = (address: URL): Promise<Buffer> =>
  withLock(['wawoff2'], async () =>
    Buffer.from(await decompress(await readFile(/* turbopackIgnore: true */ address))),
  )
