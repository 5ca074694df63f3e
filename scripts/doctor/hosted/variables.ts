import { type Finding, fix, ok } from '../check.ts'
import type { ExampleVariable } from '../example.ts'
import { defineCheck, type Environment, type HostedCheck } from './define-check.ts'
import { runProgram } from './run-program.ts'

const SERVICE_ACCOUNT = /^FIREBASE_(?:CLIENT_EMAIL|PRIVATE_KEY)$/

/** Returns the required variables that are missing. Emulated accounts need no service account. */
const missingOf = (variables: readonly ExampleVariable[], environment: Environment) =>
  variables.filter(
    ({ name, optional }) =>
      !optional &&
      !environment[name] &&
      !(environment.FIREBASE_AUTH_EMULATOR_HOST && SERVICE_ACCOUNT.test(name)),
  )

/** Returns a finding for each missing required variable, or one finding when none is missing. */
export function checkVariables(
  variables: readonly ExampleVariable[],
  environment: Environment,
): readonly Finding[] {
  const missing = missingOf(variables, environment)
  if (missing.length === 0) return [ok('Variables', 'every required one is set')]
  return missing.map(({ name, purpose, source }) => fix(name, `is not set. ${purpose} From: ${source}`))
}

/** Returns the first line of each problem: the others are in `.env.example`. */
function listProblems(message: string): string {
  const problems = message.split('\n').filter((line) => /^[A-Z][A-Z0-9_]+ /.test(line))
  return problems.length > 0 ? `${problems.join('; ')}. See .env.example` : message.replace(/\s*\n\s*/g, ' ')
}

/** Reads the settings like the site does. A separate program, because scripts must not import from web/. */
const READ_SETTINGS = `
const { environment } = await import('./web/env.ts')
try {
  environment()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}`

/** Checks that the site starts with these settings, once the required variables are set. */
export const checkSettings = (variables: readonly ExampleVariable[]): HostedCheck =>
  defineCheck({
    subject: 'Settings',
    needs: [],
    async run(environment) {
      if (missingOf(variables, environment).length > 0)
        return { note: 'not checked: set every required variable first' }
      const failure = await runProgram(['--input-type=module', '--eval', READ_SETTINGS], environment)
      return failure === null ? { ok: 'the site starts with them' } : listProblems(failure)
    },
  })
