import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorResponse, Resend } from 'resend'
import { defineCheck } from './define-check.ts'

const KEYS = 'https://resend.com/api-keys'
const DOMAINS = 'https://resend.com/domains'

/** Resend's test address, which accepts and discards emails. */
const TEST_RECIPIENT = 'delivered@resend.dev'

/** How often a rate-limited call is repeated. */
const ATTEMPTS = 5

interface MailSettings {
  RESEND_API_KEY: string
  RESEND_API_HOST?: string | undefined
}

const resendClient = ({ RESEND_API_KEY, RESEND_API_HOST }: MailSettings): Resend =>
  new Resend(RESEND_API_KEY, { baseUrl: RESEND_API_HOST || 'https://api.resend.com' })

/** Returns the domain of `a@b.c` or `Name <a@b.c>`. */
const domainOf = (sender: string): string => /@([^@\s>]+)>?$/.exec(sender)?.[1] ?? sender

async function retryWhenRateLimited<Result extends { error: ErrorResponse | null }>(
  call: () => Promise<Result>,
): Promise<Result> {
  let result = await call()
  for (let attempt = 1; attempt < ATTEMPTS && result.error?.name === 'rate_limit_exceeded'; attempt += 1) {
    await pause(1_000)
    result = await call()
  }
  return result
}

/** Resend gives the error of a wrong key several names: https://resend.com/docs/api-reference/errors */
const isKeyRefused = ({ message }: ErrorResponse): boolean => message === 'API key is invalid'

/** Checks that the domain of MAIL_FROM is verified. */
export const senderDomain = defineCheck({
  subject: 'Mail domain',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async run(values) {
    const domain = domainOf(values.MAIL_FROM)
    const { data, error } = await retryWhenRateLimited(() =>
      resendClient(values).domains.list({ limit: 100 }),
    )
    // A sending key is the right one, and may not list domains.
    if (error?.name === 'restricted_api_key')
      return {
        note: `the key may only send, so ${domain} cannot be looked up: see the next line, and ${DOMAINS}`,
      }
    if (error && isKeyRefused(error)) return `Resend does not know RESEND_API_KEY: make one at ${KEYS}`
    if (error)
      return `Resend does not list its domains (${error.name}): see https://resend-status.com, then try again`
    const found = data.data.find(({ name }) => name === domain)
    if (!found) return `${domain} is not a domain of this account: add it at ${DOMAINS}, or change MAIL_FROM`
    return found.status === 'verified'
      ? { ok: `${domain} is verified` }
      : `${domain} is ${found.status}: set the DNS records that ${DOMAINS} shows, then verify it there`
  },
})

/** Checks that Resend accepts an email from MAIL_FROM. It goes to Resend's test address. */
export const mailIsSent = defineCheck({
  subject: 'Mail sending',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async run(values) {
    const mail = {
      from: values.MAIL_FROM,
      to: TEST_RECIPIENT,
      subject: 'Meridian: npm run doctor',
      text: 'Sent by npm run doctor to check that the site can send emails.',
    }
    const { error } = await retryWhenRateLimited(() => resendClient(values).emails.send(mail))
    if (!error) return { ok: `a mail from ${domainOf(values.MAIL_FROM)} to ${TEST_RECIPIENT} was accepted` }
    if (isKeyRefused(error)) return `Resend does not know RESEND_API_KEY: make one at ${KEYS}`
    if (error.name.endsWith('_quota_exceeded'))
      return 'the quota of this account is used up: choose a larger plan at https://resend.com/settings/billing'
    return `Resend refuses a mail from MAIL_FROM (${error.message}): see ${DOMAINS} and ${KEYS}`
  },
})
