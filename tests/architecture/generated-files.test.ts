import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { environmentVariables, SERVICE_ACCOUNT_VARIABLES } from '../../web/env.ts'
import { parametersWithoutValues } from '../hosting/support/site-queries.ts'

test('the rehearsal of the backup has values for the parameters of all queries', () => {
  expect(parametersWithoutValues()).toEqual([])
})

/** Renders `.env.example` from the settings' schemas. */
function renderExample(): string {
  const blocks = Object.entries(environmentVariables).map(
    ([name, { schema, purpose, source, example = '' }]) => {
      const isOptional = schema.safeParse(undefined).success && !SERVICE_ACCOUNT_VARIABLES.includes(name)
      const optional = isOptional ? ' Optional.' : ''
      return `# ${purpose}${optional}\n# From: ${source}\n${name}=${example}\n`
    },
  )
  const heading =
    '# Settings of a hosted site. `npm start` needs none of them: it sets its own values.\n' +
    '# Generated from web/env.ts by: npx vitest run --project architecture generated-files -u\n'
  return [heading, ...blocks].join('\n')
}

test('.env.example matches web/env.ts', async () => {
  await expect(renderExample()).toMatchFileSnapshot(join(ROOT, '.env.example'))
})
