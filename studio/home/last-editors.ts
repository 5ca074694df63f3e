import type { SanityClient } from 'sanity'

/** A change of a document, as the history API returns it. */
export interface Transaction {
  author: string
  timestamp: string
  documentIDs: string[]
}

/** Returns the newest transaction of each document. Transactions are newest first. */
export function lastTransactions(transactions: readonly Transaction[]): Map<string, Transaction> {
  const last = new Map<string, Transaction>()
  for (const transaction of transactions)
    for (const id of transaction.documentIDs) if (!last.has(id)) last.set(id, transaction)
  return last
}

/** Fetches the newest transaction of each document, from the history. */
export async function fetchLastTransactions(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, Transaction>> {
  if (ids.length === 0) return new Map()
  const url = `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`
  const query = { excludeContent: 'true', excludeMutations: 'true', reverse: 'true', limit: '1000' }
  const body = await client.request<unknown>({ url, query })
  return lastTransactions(parseLines(body))
}

/** The answer is one JSON object per line, of which the client may have parsed a single one. */
function parseLines(body: unknown): Transaction[] {
  if (typeof body !== 'string') return body ? [body as Transaction] : []
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
}
