import { environment } from '../env.ts'

/** How long an answer holds, in milliseconds: many requests at once cause one ping. */
const ANSWER_MS = 1_000

/** How long the content lake may take to answer a ping, in milliseconds. */
const PING_TIMEOUT_MS = 1_000

let answer: { isAway: Promise<boolean>; until: number } | undefined

/** Whether the content lake cannot be reached; at most a second old. Never rejects. */
export function isLakeAway(): Promise<boolean> {
  if (!answer || answer.until < Date.now()) answer = { isAway: ping(), until: Date.now() + ANSWER_MS }
  return answer.isAway
}

async function ping(): Promise<boolean> {
  const { SANITY_API_HOST, SANITY_PROJECT_ID } = environment()
  const host = SANITY_API_HOST ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  try {
    const response = await fetch(`${host}/v1/ping`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    })
    return response.status >= 500
  } catch {
    return true
  }
}
