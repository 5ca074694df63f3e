/** `npm run build:packages -- [NAME …]`: compiles emulators, by default all, for `npm pack ./emulators/NAME`. */

import { parseArgs } from 'node:util'
import { buildPackage, packageFolders } from './build.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const known = packageFolders()
const unknown = positionals.find((name) => !known.includes(name))
if (unknown) throw new Error(`There is no package "${unknown}". There are: ${known.join(', ')}.`)
for (const name of positionals.length > 0 ? positionals : known) buildPackage(name)
