import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { environmentVariables, VARIABLE_NAMES, type VariableName } from '../../web/env.ts'

const REQUIRED = VARIABLE_NAMES.filter(
  (name) => !environmentVariables[name].schema.safeParse(undefined).success,
)

/** The file that `next build`, `next start` and `next dev` load first. */
const CONFIG = pathToFileURL(join(ROOT, 'web/next.config.mts')).href

/** Loads Next's configuration in a process with all settings but one. */
async function loadConfig(missing?: VariableName): Promise<{ code: number; errors: string }> {
  const settings = VARIABLE_NAMES.filter((name) => name !== missing).map((name) => [name, process.env[name]])
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `await import('${CONFIG}')`], {
    cwd: ROOT,
    env: Object.fromEntries(settings.filter(([, value]) => value !== undefined)) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: exit[0] as number, errors }
}

test('the site starts with all required settings', async () => {
  expect(await loadConfig()).toMatchObject({ code: 0 })
})

test.concurrent.each(REQUIRED)('the site reports a missing %s and does not start', async (name) => {
  const { code, errors } = await loadConfig(name)
  expect(code).toBe(1)
  expect(errors).toContain(`${name} is missing`)
  expect(errors).toContain(environmentVariables[name].source)
})
