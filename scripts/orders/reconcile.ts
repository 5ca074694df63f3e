import { z } from 'zod'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { cronSecret } from '../start/secrets.ts'

const Done = z.object({
  asked: z.number(),
  settled: z.number(),
  numbered: z.number(),
  mailed: z.number(),
  failed: z.number(),
})

/**
 * `npm run orders:reconcile`: asks a running site to look after its orders now. On one machine that of `npm start`; elsewhere the one that
 * SITE_URL and CRON_SECRET name.
 */
async function reconcile(): Promise<void> {
  const { SITE_URL, CRON_SECRET } = process.env
  const settings = readSettings()
  const site = SITE_URL ?? serviceUrl('web', settings)
  const secret = CRON_SECRET ?? cronSecret(settings)
  const response = await fetch(`${site}/api/orders/reconcile`, {
    headers: { authorization: `Bearer ${secret}` },
  }).catch(() => {
    throw new Error(`${site} does not answer: is the site running?`)
  })
  if (!response.ok) throw new Error(`${site} answered ${response.status}: ${await response.text()}`)
  const { asked, settled, numbered, mailed, failed } = Done.parse(await response.json())
  console.log(
    `${asked} orders still waited for their payment: ${settled} were brought to an end, ${failed} could not be asked about. ${mailed} mails went out.`,
  )
  if (numbered > 0) console.log(`${numbered} orders of an earlier day got the numbers of their invoices.`)
  if (failed > 0) process.exitCode = 1
}

try {
  await reconcile()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
