import { z } from 'zod'
import { readArguments } from '../command-line.ts'
import { serviceUrl } from '../services.ts'
import { loadHostedVariables, readSettings } from '../settings.ts'
import { cronSecret } from '../start/secrets.ts'

const resultSchema = z.object({
  checked: z.number(),
  confirmed: z.number(),
  recovered: z.number(),
  numbered: z.number(),
  mailed: z.number(),
  failed: z.number(),
})

const USAGE = `npm run orders:reconcile                reconciles the orders of the local site with their payments
npm run orders:reconcile -- --hosted    those of the site named in .env`

/** Returns the origin of the hosted site and the secret of its timers. Throws when one is not set. */
function readHostedSite() {
  loadHostedVariables()
  const { SITE_URL: site, CRON_SECRET: secret } = process.env
  if (!site || !secret)
    throw new Error('SITE_URL and CRON_SECRET must be set, in the environment or in .env.')
  return { site, secret }
}

const { values } = readArguments(USAGE, { options: { hosted: { type: 'boolean', default: false } } })
const settings = readSettings()
const { site, secret } = values.hosted
  ? readHostedSite()
  : { site: serviceUrl('web', settings), secret: cronSecret(settings) }
const response = await fetch(`${site}/api/orders/reconcile`, {
  headers: { authorization: `Bearer ${secret}` },
}).catch(() => {
  throw new Error(`${site} does not respond: is the site running?`)
})
if (!response.ok) throw new Error(`${site} responded with ${response.status}: ${await response.text()}`)
const { checked, confirmed, recovered, numbered, mailed, failed } = resultSchema.parse(await response.json())
console.log(
  `${checked} orders were compared with Stripe: ${confirmed} are no longer pending, ${failed} failed. ${mailed} emails were sent.`,
)
if (recovered > 0) console.log(`${recovered} missing orders were recreated from their payments.`)
if (numbered > 0) console.log(`${numbered} earlier orders received their invoice numbers.`)
if (failed > 0) process.exitCode = 1
