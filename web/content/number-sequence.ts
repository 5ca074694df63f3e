import 'server-only'
import { z } from 'zod'
import { privateClient } from './private-client.ts'

/** What is numbered one after the other, without a gap: invoices, and the credit notes that take of them back. */
export type Numbered = 'invoices' | 'creditNotes'

/** How far something is numbered, as it was read; without a revision where nothing ever was. */
export interface NumberSequence {
  of: Numbered
  last: number
  revision: string | null
}

/** The dot keeps it from whoever reads without a token. */
const idOf = (of: Numbered): string => `sequence.${of}`

const Kept = z.object({ _rev: z.string(), last: z.number().int().nonnegative() })

/** How far something is numbered. Throws where the lake cannot be asked, and where the count is not readable: it is never begun anew. */
export async function readSequence(of: Numbered): Promise<NumberSequence> {
  const document = await privateClient().getDocument(idOf(of))
  if (!document) return { of, last: 0, revision: null }
  const { _rev: revision, last } = Kept.parse(document)
  return { of, last, revision }
}

type Transaction = ReturnType<ReturnType<typeof privateClient>['transaction']>

/** Counts a sequence on within the transaction that gives its numbers: whoever has read the same count before is refused. */
export function countOn(transaction: Transaction, { of, last, revision }: NumberSequence, by: number): void {
  const next = last + by
  if (revision === null) transaction.create({ _id: idOf(of), _type: 'numberSequence', last: next })
  else transaction.patch(idOf(of), (patch) => patch.ifRevisionId(revision).set({ last: next }))
}
