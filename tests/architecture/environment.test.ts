import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { environmentVariables } from '../../web/env.ts'

/** `.env.example` as the schema describes it. */
function renderExample(): string {
  const blocks = Object.entries(environmentVariables).map(([name, { schema, purpose, source, example }]) => {
    const optional = schema.safeParse(undefined).success ? ' Optional.' : ''
    return `# ${purpose}${optional}\n# From: ${source}\n${name}=${example}\n`
  })
  const heading =
    '# What the site must be told when it is hosted. Nothing of this is needed on one machine: npm start knows its own values.\n' +
    '# Written from web/env.ts by: npx vitest run --project architecture environment -u\n'
  return [heading, ...blocks].join('\n')
}

test('.env.example says what web/env.ts asks for', async () => {
  await expect(renderExample()).toMatchFileSnapshot(join(ROOT, '.env.example'))
})
