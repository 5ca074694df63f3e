import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../../settings.ts'
import { defineCheck, type HostedCheck } from './define-check.ts'

const cronsSchema = z.object({ crons: z.array(z.object({ path: z.string() })) })

/** Returns the paths that Vercel calls on a schedule. */
const cronPaths = (): string[] =>
  cronsSchema.parse(JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8'))).crons.map(({ path }) => path)

/** Creates a check that a path accepts its secret. */
const checkCronPath = (path: string): HostedCheck =>
  defineCheck({
    subject: `Cron ${path.split('/').at(-1)}`,
    needs: ['SITE_URL'],
    async run({ SITE_URL: site, CRON_SECRET: secret }, request) {
      if (!secret)
        return `CRON_SECRET is not set, so ${path} never runs: create one with openssl rand -hex 32 and set it at the host`
      const headers = { 'user-agent': 'vercel-cron/1.0', authorization: `Bearer ${secret}` }
      const { status } = await request(site + path, { headers, signal: AbortSignal.timeout(60_000) })
      if (status === 401) return `the site has another CRON_SECRET: set one value here and at the site's host`
      return status >= 200 && status < 300
        ? { ok: `${path} responds with ${status}` }
        : `${path} responds with ${status}: read the site's log; orders and emails wait until it works`
    },
  })

/** One check for each cron job of vercel.json. Other hosts call the same paths. */
export const cronChecks: readonly HostedCheck[] = cronPaths().map(checkCronPath)
