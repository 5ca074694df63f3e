import { expect } from '@playwright/test'
import { mailsTo, readMail } from './mailbox.ts'

/** Returns path and query of the link to an order's status in its email to a customer, once it has arrived. */
export async function mailedTrackingPath(email: string): Promise<string> {
  let url: string | undefined
  await expect
    .poll(
      async () => {
        for (const { id } of await mailsTo(email))
          url ??= /http\S+\/order-tracking\?key=\S+/.exec((await readMail(id)).text)?.[0]
        return url
      },
      { timeout: 60_000 },
    )
    .toBeTruthy()
  const { pathname, search } = new URL(url ?? '')
  return pathname + search
}
