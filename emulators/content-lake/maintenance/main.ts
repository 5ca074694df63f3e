import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { useDataFolder } from '../../shared/storage-problems.ts'
import { compactDatabase, EMULATOR, openLakeDatabase } from '../storage/database.ts'
import { backUpFolder } from './back-up.ts'

const USAGE = `Usage:
  content-lake backup FOLDER [--data DIR]   copies a data folder, also while a lake uses it; start a lake on the copy to restore it
  content-lake compact [--data DIR]         rewrites the database of a stopped lake, so that it takes no more space than it needs`

const options = {
  data: { type: 'string', default: '.content-lake' },
  help: { type: 'boolean', default: false },
} as const

/** `content-lake backup` */
export function backup(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) return console.log(USAGE)
  const [target, ...rest] = positionals
  if (target === undefined || rest.length > 0) throw new Error(USAGE)
  backUpFolder(resolve(values.data), resolve(target))
  console.log(`Copied ${values.data} to ${target}.`)
}

/** `content-lake compact` */
export function compact(args: string[]): void {
  const { data, help } = parseArgs({ args, options }).values
  if (help) return console.log(USAGE)
  const path = join(data, 'lake.sqlite')
  if (!existsSync(path)) throw new Error(`There is no lake in ${data}`)
  const before = statSync(path).size
  const { database, close } = openLakeDatabase(data)
  useDataFolder({ directory: data, emulator: EMULATOR }, () => compactDatabase(database), close)
  close()
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`Compacted ${path}: ${megabytes(before)}, now ${megabytes(statSync(path).size)}.`)
}
