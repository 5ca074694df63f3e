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
  client: Pick<SanityClient, 'config' | 'request'>,
  ids: readonly string[],
): Promise<Map<string, Transaction>> {
  const last = new Map<string, Transaction>()
  let missing = [...ids]
  while (missing.length > 0) {
    const found = lastTransactions(await fetchTransactions(client, missing))
    for (const id of missing) {
      const transaction = found.get(id)
      if (transaction) last.set(id, transaction)
    }
    const left = missing.filter((id) => !last.has(id))
    if (left.length === missing.length) break
    missing = left
  }
  return last
}

/** Fetches the newest transactions of documents. Those of a document that is typed in all day can fill the answer. */
async function fetchTransactions(
  client: Pick<SanityClient, 'config' | 'request'>,
  ids: readonly string[],
): Promise<Transaction[]> {
  const url = `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`
  const query = { excludeContent: 'true', excludeMutations: 'true', reverse: 'true', limit: '1000' }
  const body = await client.request<unknown>({ url, query })
  return parseLines(body)
}

/** The answer is one JSON object per line, of which the client may have parsed a single one. */
function parseLines(body: unknown): Transaction[] {
  if (typeof body !== 'string') return body ? [body as Transaction] : []
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
}
