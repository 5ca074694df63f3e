import { LOCAL_DATASET } from '../../../scripts/settings.ts'
import { lakeClient } from './lake.ts'

/** Returns everything that the history has on some documents, as JSON; empty for purged ones. */
export async function readHistory(...ids: string[]): Promise<string> {
  const transactions = await lakeClient().request<unknown>({
    url: `/data/history/${LOCAL_DATASET}/transactions/${ids.join()}`,
    headers: { accept: 'text/plain' },
  })
  return transactions === undefined ? '' : JSON.stringify(transactions)
}
