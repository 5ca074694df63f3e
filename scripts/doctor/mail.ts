import { z } from 'zod'
import { missing, note, ok, type Finding } from './check.ts'

const Answer = z.object({
  data: z.array(z.object({ name: z.string(), status: z.string() })).optional(),
  name: z.string().optional(),
})

/** Looks whether the mail service knows the key, and whether it may send from the domain of `MAIL_FROM`. */
export async function examineMail(): Promise<Finding> {
  const { RESEND_API_KEY: key, MAIL_FROM: sender, RESEND_API_HOST: host } = process.env
  if (!key || !sender) return note('Mail', 'not asked: RESEND_API_KEY or MAIL_FROM is missing')
  const domain = /@([^@\s>]+)>?$/.exec(sender)?.[1] ?? sender
  try {
    const response = await fetch(`${host || 'https://api.resend.com'}/domains`, {
      headers: { authorization: `Bearer ${key}`, 'user-agent': 'meridian-doctor' },
      signal: AbortSignal.timeout(10_000),
    })
    const { data, name } = Answer.parse(await response.json())
    // A key that may only send is the right one: it is known, and may not list domains.
    if (name === 'restricted_api_key')
      return ok('Mail', `the key may send; whether ${domain} is verified it cannot tell`)
    if (!response.ok)
      return missing(
        'Mail',
        `the mail service refuses the key (${name ?? response.status}); see https://resend.com/api-keys`,
      )
    return data?.some((known) => known.name === domain && known.status === 'verified')
      ? ok('Mail', `may be sent from ${domain}`)
      : missing('Mail', `${domain} is not verified; do so at https://resend.com/domains`)
  } catch (error) {
    return missing(
      'Mail',
      `the mail service cannot be asked (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
