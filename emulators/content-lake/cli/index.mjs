/**
 * Runs the `sanity` CLI of the current folder against a lake: `CONTENT_LAKE_URL=http://localhost:4000
 * SANITY_AUTH_TOKEN=… node emulators/content-lake/cli dataset list`. Exits with the CLI's code.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { CONTENT_LAKE_URL: url = 'http://localhost:4000', NODE_OPTIONS: options = '' } = process.env
const redirect = new URL('./redirect.mjs', import.meta.url).href

/** Returns the CLI installed in the current folder, else the one installed with the lake. */
function entry() {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return join(dirname(createRequire(from).resolve('sanity/package.json')), 'bin', 'sanity')
    } catch {
      // Try the next place.
    }
  }
  throw new Error('The package "sanity" is installed neither here nor beside the lake: npm install sanity')
}

const child = spawn(process.execPath, [entry(), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CONTENT_LAKE_URL: url, NODE_OPTIONS: `${options} --import ${redirect}`.trim() },
})
child.on('exit', (code) => process.exit(code ?? 1))
