import { pathToFileURL } from 'node:url'
import { exitWithError } from './errors.mjs'

// Runs the script that the first argument names, as `run.mjs` does on the pinned Node.
process.argv.splice(1, 1)
await import(pathToFileURL(process.argv[1]).href).catch(exitWithError)
