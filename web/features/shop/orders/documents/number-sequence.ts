import 'server-only'
import { z } from 'zod'
import { setGuarded, type Transaction } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'

/** Documents with gapless numbers: invoices and credit notes. */
export type Numbered = 'invoices' | 'creditNotes'

/** The last number as it was read; the revision is null before the first number. */
export interface NumberSequence {
  of: Numbered
  last: number
  revision: string | null
}

/** The dot makes the document private. */
const idOf = (of: Numbered): string => `sequence.${of}`

const storedSequenceSchema = z.object({ _rev: z.string(), last: z.number().int().nonnegative() })

/** Reads the last number. Throws when the lake does not respond or the document is invalid, so that numbering never restarts. */
export async function readSequence(of: Numbered): Promise<NumberSequence> {
  const document = await privateClient().getDocument(idOf(of))
  if (!document) return { of, last: 0, revision: null }
  const { _rev: revision, last } = storedSequenceSchema.parse(document)
  return { of, last, revision }
}

/** Advances a sequence in the transaction that assigns its numbers. The revision rejects concurrent changes. */
export function advanceSequence(
  transaction: Transaction,
  { of, last, revision }: NumberSequence,
  count: number,
): void {
  setGuarded(transaction, { _id: idOf(of), _type: 'numberSequence' }, revision, { last: last + count })
}
