import { handler } from './revalidate/index.ts'

/**
 * Runs the function `revalidate` from a shell with the sync tags of the command line:
 * `SITE_URL=… REVALIDATE_SECRET=… node studio/functions/run-revalidate.ts s1:tag`. Exits with 1 when it fails.
 */
const syncTags = process.argv.slice(2)
try {
  await handler({ event: { data: { syncTags } }, done: () => Promise.resolve() })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
