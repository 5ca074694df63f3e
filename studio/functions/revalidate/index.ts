import { announce } from './announce.ts'

/** The part of Sanity's function event used here. */
interface SyncTagEnvelope {
  event: { data: { syncTags: string[] } }
  done: (syncTags: string[]) => Promise<unknown>
}

/**
 * Sends the changed sync tags to the site. Sanity runs it after each publish. It always calls `done`, because live previews
 * wait for it.
 */
export async function handler({ event, done }: SyncTagEnvelope): Promise<void> {
  const { syncTags } = event.data
  try {
    await announce(syncTags, {
      siteUrl: process.env.SITE_URL,
      secret: process.env.REVALIDATE_SECRET,
    })
  } finally {
    await done(syncTags)
  }
}
