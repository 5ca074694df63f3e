import 'server-only'
import { z } from 'zod'
import { privateClient } from '#web/sanity/client/private-client.ts'

/** The dot keeps the document private. It is part of every backup, so a restored lake knows how far it was reconciled. */
const RECONCILIATION_ID = 'reconciliation.payments'

const reconciliationSchema = z.object({ until: z.iso.datetime() })

/** The time up to which payments and refunds are recorded; null before the first complete run. Throws if the lake does not respond. */
export async function readReconciledUntil(): Promise<Date | null> {
  const document = await privateClient().getDocument(RECONCILIATION_ID)
  const parsed = reconciliationSchema.safeParse(document)
  return parsed.success ? new Date(parsed.data.until) : null
}

/** Saves the time up to which payments and refunds are recorded. Throws if the lake does not respond. */
export async function saveReconciledUntil(until: Date): Promise<void> {
  const document = { _id: RECONCILIATION_ID, _type: 'reconciliation', until: until.toISOString() }
  await privateClient().createOrReplace(document, { visibility: 'async' })
}
