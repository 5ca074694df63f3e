import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { service } from '../../../scripts/services.ts'
import { readSettings, ROOT } from '../../../scripts/settings.ts'
import { webEnvironment } from '../../../scripts/start/environment.ts'
import { siteUrl } from '../support/addresses.ts'

/** Any value is fine: the site stops before it calls a service. */
const SECRET = 'not-used-by-any-service'

test('ASVS 9.1.2: with emulated accounts the built site does not start on an address that other machines reach', async () => {
  const portOffset = Number(new URL(siteUrl).port) - service('web').port
  const settings = webEnvironment(
    { ...readSettings(), portOffset },
    {
      tokens: { administrator: SECRET, editor: SECRET, viewer: SECRET },
      revalidate: SECRET,
      mail: SECRET,
      payments: { secretKey: SECRET, webhookSecret: SECRET },
      cron: SECRET,
    },
  )
  const command = 'node_modules/next/dist/bin/next start web --hostname 0.0.0.0 --port 0'
  const site = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [errors, exit] = await Promise.all([text(site.stderr), once(site, 'exit')])
    expect(errors).toContain('FIREBASE_AUTH_EMULATOR_HOST is set and the site listens on 0.0.0.0')
    expect(exit[0]).toBe(1)
  } finally {
    site.kill()
  }
})
