import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { service } from '../../../scripts/services.ts'
import { readSettings, ROOT } from '../../../scripts/settings.ts'
import { webEnvironment } from '../../../scripts/start/environment.ts'
import { freePort } from '../../free-port.ts'
import { siteUrl } from '../support/addresses.ts'

/** Any value is fine: these requests need no other service. */
const SECRET = 'not-used-by-any-service'

test('ASVS 4.1.3, 2.4.1: without trusted proxies a forged X-Forwarded-For evades no rate limit @full', async () => {
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
  const port = await freePort()
  const command = `node_modules/next/dist/bin/next start web --hostname 127.0.0.1 --port ${port}`
  const site = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const isHealthy = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const ask = async (count: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${count}` }
    return (await fetch(`${origin}/api/cart`, { method: 'POST', headers, body: '{}' })).status
  }
  try {
    await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true)
    const statuses: number[] = []
    for (let count = 0; count < 122; count += 1) statuses.push(await ask(count))
    expect(statuses.slice(-3)).toEqual([422, 429, 429])
  } finally {
    site.kill()
    await once(site, 'exit')
  }
})
