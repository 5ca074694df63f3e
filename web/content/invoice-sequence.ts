import 'server-only'
import { z } from 'zod'
import { privateClient } from './private-client.ts'

/** Its dot keeps it from whoever reads without a token. */
export const INVOICE_SEQUENCE_ID = 'sequence.invoices'

/** The last invoice number that was given, as it was read; without a revision where none ever was. */
export interface InvoiceSequence {
  last: number
  revision: string | null
}

const Kept = z.object({ _rev: z.string(), last: z.number().int().nonnegative() })

/** How far invoices are numbered. Throws where the lake cannot be asked, and where the count is not readable: it is never begun anew. */
export async function readInvoiceSequence(): Promise<InvoiceSequence> {
  const document = await privateClient().getDocument(INVOICE_SEQUENCE_ID)
  if (!document) return { last: 0, revision: null }
  const { _rev: revision, last } = Kept.parse(document)
  return { last, revision }
}
