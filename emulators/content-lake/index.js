#!/usr/bin/env node
/** Starts the content lake: `node emulators/content-lake --help`. */
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { launch } from '../shared/launch.js'

await launch('content lake', import.meta.url, () => {
  enableCompileCache()
  return import('./main.ts')
})

/** Without the cache of compiled TypeScript, each worker thread holds a compiler of its own in memory. */
function enableCompileCache() {
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
  if (existsSync(packages)) process.env.NODE_COMPILE_CACHE ??= `${packages}/.cache/content-lake`
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}
