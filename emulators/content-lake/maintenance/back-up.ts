import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { useDataFolder } from '../../shared/storage-problems.ts'
import { EMULATOR } from '../storage/database.ts'

/** Rendered images, which are made again on demand. */
const RENDERS = join('assets', 'renders')

/**
 * Copies the data folder of a lake, which may be in use. The database is copied first, as one snapshot: files of assets are written before
 * their documents, so none of the snapshot's is missing. Throws an `Error` for a target that exists.
 */
export function backUpFolder(source: string, target: string): void {
  const path = join(source, 'lake.sqlite')
  if (!existsSync(path)) throw new Error(`There is no lake in ${source}`)
  if (existsSync(target)) throw new Error(`${target} exists: name a folder that does not`)
  useDataFolder(
    { directory: target, emulator: EMULATOR },
    () => {
      mkdirSync(target, { recursive: true, mode: 0o700 })
      const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
      try {
        database.prepare('VACUUM INTO ?').run(join(target, 'lake.sqlite'))
      } finally {
        database.close()
      }
      copyFileSync(join(source, 'tokens.json'), join(target, 'tokens.json'))
      const assets = join(source, 'assets')
      const filter = (one: string) => !one.startsWith(join(source, RENDERS))
      if (existsSync(assets)) cpSync(assets, join(target, 'assets'), { recursive: true, filter })
    },
    () => rmSync(target, { recursive: true, force: true }),
  )
}
