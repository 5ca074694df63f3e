import { expect } from '@playwright/test'
import { z } from 'zod'
import { mailKey } from '../../../scripts/start/secrets.ts'
import { mailUrl, settings } from './addresses.ts'

const Mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  reply_to: z.array(z.string()).nullable(),
})

/** An email in the mailbox's list. */
export type Mail = z.output<typeof Mail>

const List = z.object({ data: z.array(Mail) })
const Whole = Mail.extend({ text: z.string(), html: z.string() })

/** A mailbox with its API key. */
export interface Mailbox {
  url: string
  key: string
}

const underTest = (): Mailbox => ({
  url: mailUrl,
  key: mailKey(settings),
})

async function request(path: string, { url, key }: Mailbox): Promise<unknown> {
  // The mailbox limits requests per second, as the hosted service does.
  for (;;) {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    if (response.status !== 429) return response.json()
  }
}

/** Returns the emails with a reply-to address, newest first. */
export async function mailsFrom(address: string, mailbox = underTest()): Promise<Mail[]> {
  const { data } = List.parse(await request('/emails?limit=100', mailbox))
  return data.filter((mail) => mail.reply_to?.includes(address))
}

/** Returns the emails to an address, newest first. */
export async function mailsTo(address: string, mailbox = underTest()): Promise<Mail[]> {
  const { data } = List.parse(await request('/emails?limit=100', mailbox))
  return data.filter((mail) => mail.to.includes(address))
}

/** Returns an email with its content. */
export const readMail = async (id: string) => Whole.parse(await request(`/emails/${id}`, underTest()))

/** Returns what matches in the text of the newest such email to an address, once it has arrived. */
export async function mailedText(address: string, pattern: RegExp): Promise<string> {
  let found = ''
  const find = async () => {
    for (const { id } of await mailsTo(address)) found ||= pattern.exec((await readMail(id)).text)?.[0] ?? ''
    return found
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return found
}
