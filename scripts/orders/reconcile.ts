import { z } from 'zod'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { cronSecret } from '../start/secrets.ts'

const resultSchema = z.object({
  checked: z.number(),
  confirmed: z.number(),
  recovered: z.number(),
  numbered: z.number(),
  mailed: z.number(),
  failed: z.number(),
})

/**
 * `npm run orders:reconcile`: reconciles the orders with Stripe on the site that SITE_URL and CRON_SECRET
 * name, else on the local one.
 */
const { SITE_URL, CRON_SECRET } = process.env
const settings = readSettings()
const site = SITE_URL ?? serviceUrl('web', settings)
const secret = CRON_SECRET ?? cronSecret(settings)
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
