/** `npm run build:packages -- [NAME …]`: compiles emulators, by default all, for `npm pack ./emulators/NAME`. */

import { readArguments, UsageError } from '../command-line.ts'
import { buildPackage, packageFolders } from './build.ts'

const known = packageFolders()
const USAGE = `npm run build:packages [-- NAME …]    compiles emulators: ${known.join(', ')}; all without names`
const { positionals } = readArguments(USAGE, { allowPositionals: true })
const unknown = positionals.find((name) => !known.includes(name))
if (unknown) throw new UsageError(`There is no package "${unknown}".`, USAGE)
for (const name of positionals.length > 0 ? positionals : known) buildPackage(name)
