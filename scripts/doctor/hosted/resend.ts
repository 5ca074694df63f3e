import { setTimeout as pause } from 'node:timers/promises'
import { Resend, type ErrorResponse } from 'resend'
import { defineCheck } from './define-check.ts'

const KEYS = 'https://resend.com/api-keys'
const DOMAINS = 'https://resend.com/domains'

/** Resend's own address for tests: mails to it are accepted and read by nobody. */
const TEST_RECIPIENT = 'delivered@resend.dev'

/** How often a call is repeated that came in a second with too many others. */
const ATTEMPTS = 5

interface MailSettings {
  RESEND_API_KEY: string
  RESEND_API_HOST?: string | undefined
}

const resendClient = ({ RESEND_API_KEY, RESEND_API_HOST }: MailSettings): Resend =>
  new Resend(RESEND_API_KEY, { baseUrl: RESEND_API_HOST || 'https://api.resend.com' })

/** The part after the at-sign of `a@b.c` or `Name <a@b.c>`. */
const domainOf = (sender: string): string => /@([^@\s>]+)>?$/.exec(sender)?.[1] ?? sender

async function whileNotLimited<Answer extends { error: ErrorResponse | null }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await call()
  for (let attempt = 1; attempt < ATTEMPTS && answer.error?.name === 'rate_limit_exceeded'; attempt += 1) {
    await pause(1_000)
    answer = await call()
  }
  return answer
}

const isKeyRefused = ({ name }: ErrorResponse): boolean =>
  name === 'invalid_api_key' || name === 'missing_api_key'

/** The domain of MAIL_FROM is verified. */
export const senderDomain = defineCheck({
  subject: 'Mail domain',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async run(values) {
    const domain = domainOf(values.MAIL_FROM)
    const { data, error } = await whileNotLimited(() => resendClient(values).domains.list({ limit: 100 }))
    // A key that may only send is the right one, and may not list domains.
    if (error?.name === 'restricted_api_key')
      return [
        'note',
        `the key may only send, so ${domain} cannot be looked up: see the next line, and ${DOMAINS}`,
      ]
    if (error && isKeyRefused(error))
      return ['fix', `Resend does not know RESEND_API_KEY: make one at ${KEYS}`]
    if (error)
      return [
        'fix',
        `Resend does not list its domains (${error.name}): see https://resend-status.com, then try again`,
      ]
    const found = data.data.find(({ name }) => name === domain)
    if (!found)
      return ['fix', `${domain} is not a domain of this account: add it at ${DOMAINS}, or change MAIL_FROM`]
    return found.status === 'verified'
      ? ['ok', `${domain} is verified`]
      : [
          'fix',
          `${domain} is ${found.status}: set the DNS records that ${DOMAINS} shows, then verify it there`,
        ]
  },
})

/** A mail from MAIL_FROM is accepted. It goes to Resend's address for tests. */
export const mailIsSent = defineCheck({
  subject: 'Mail sending',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async run(values) {
    const mail = {
      from: values.MAIL_FROM,
      to: TEST_RECIPIENT,
      subject: 'Meridian: npm run doctor',
      text: 'Sent by npm run doctor to see whether the site may send mails.',
    }
    const { error } = await whileNotLimited(() => resendClient(values).emails.send(mail))
    if (!error) return ['ok', `a mail from ${domainOf(values.MAIL_FROM)} to ${TEST_RECIPIENT} was accepted`]
    if (isKeyRefused(error)) return ['fix', `Resend does not know RESEND_API_KEY: make one at ${KEYS}`]
    if (error.name.endsWith('_quota_exceeded'))
      return [
        'fix',
        'the quota of this account is used up: choose a larger plan at https://resend.com/settings/billing',
      ]
    return ['fix', `Resend refuses a mail from MAIL_FROM (${error.message}): see ${DOMAINS} and ${KEYS}`]
  },
})
