import 'server-only'
import { cookies, headers } from 'next/headers'
import { environment } from '#web/env.ts'
import { issueProof, proofAge, secretFor } from '#web/lib/proof.ts'
import { callerOf, createRateLimit } from '#web/lib/rate-limit.ts'

/** Cookie that carries the proof where no script runs. */
export const PROOF_COOKIE = 'form-begun'

/** Nobody reads and fills in a form faster; who does is kept waiting so long. */
const SHORTEST_MS = 1_500
/** Forms that one connection may send in ten minutes. */
const LIMIT = 10
const SPAN_MS = 600_000

const limit = createRateLimit('forms', LIMIT, SPAN_MS)

const secret = () => secretFor('forms', environment().REVALIDATE_SECRET)

/** A proof that a form was begun now. */
export const newProof = (): string => issueProof(secret(), Date.now())

/** Whether a proof that came as a cookie is still good. */
export const isGoodProof = (proof: string | undefined): boolean =>
  proof !== undefined && proofAge(proof, secret(), Date.now()) !== null

/** What a form brought besides its fields says of who sent it. */
export type Verdict =
  | { kind: 'person' | 'program'; proof: string }
  /** Nothing shows when the form was begun: it is to be sent once more. */
  | { kind: 'unknown'; proof: string }
  | { kind: 'tooMany'; minutes: number }

/** Judges a sound form. One that was sent too fast is held for a moment, so that nobody needs to be told. */
export async function judge(form: FormData): Promise<Verdict> {
  const given = form.get('started')
  const proof =
    typeof given === 'string' && given !== '' ? given : ((await cookies()).get(PROOF_COOKIE)?.value ?? '')
  const age = proofAge(proof, secret(), Date.now())
  if (age === null) return { kind: 'unknown', proof: newProof() }
  const wait = await limit.take(callerOf((await headers()).get('x-forwarded-for')))
  if (wait > 0) return { kind: 'tooMany', minutes: Math.ceil(wait / 60_000) }
  if (age < SHORTEST_MS) await new Promise((resolve) => setTimeout(resolve, SHORTEST_MS - age))
  return { kind: form.get('website') ? 'program' : 'person', proof }
}
