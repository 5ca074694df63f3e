import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { ROOT } from '../../../scripts/settings.ts'
import { webEnvironment } from '../../../scripts/start/environment.ts'
import { freePort } from '../../free-port.ts'
import { settings } from '../support/addresses.ts'

/** Any value is fine: these tests need no other service. */
const SECRET = 'not-used-by-any-service'

/** Starts the built site alone, without trusted proxies. */
function startSite(hostname: string, port: number): ChildProcessByStdio<null, null, Readable> {
  const environment = webEnvironment(settings, {
    tokens: { administrator: SECRET, editor: SECRET, viewer: SECRET },
    revalidate: SECRET,
    signing: SECRET,
    mail: SECRET,
    payments: { secretKey: SECRET, webhookSecret: SECRET },
    cron: SECRET,
  })
  const command = `node_modules/next/dist/bin/next start web --hostname ${hostname} --port ${port}`
  return spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

test('ASVS 9.1.2: with emulated accounts the built site does not start on an address that other machines reach', async () => {
  const site = startSite('0.0.0.0', 0)
  try {
    const [errors, exit] = await Promise.all([text(site.stderr), once(site, 'exit')])
    expect(errors).toContain('FIREBASE_AUTH_EMULATOR_HOST is set and the site listens on 0.0.0.0')
    expect(exit[0]).toBe(1)
  } finally {
    site.kill()
  }
})

test('ASVS 4.1.3, 2.4.1: without trusted proxies a forged X-Forwarded-For evades no rate limit @full', async () => {
  const port = await freePort()
  const site = startSite('127.0.0.1', port)
  site.stderr.resume()
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
