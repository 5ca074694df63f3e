import { execFile } from 'node:child_process'
import { ROOT } from '../../settings.ts'
import type { Environment } from './define-check.ts'

/** Timeout in milliseconds: the Sanity Function retries for up to a minute. */
const TIMEOUT_MS = 70_000

/**
 * Runs a Node program of this repository. Resolves to its error output, or to null when it succeeded. Secrets
 * are environment variables, because other users of the machine can read arguments.
 */
export function runProgram(parameters: readonly string[], environment: Environment): Promise<string | null> {
  const options = { cwd: ROOT, env: { ...process.env, ...environment }, timeout: TIMEOUT_MS }
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, options, (error, _output, errors) =>
      resolve(error ? errors.trim() || error.message : null),
    )
  })
}
