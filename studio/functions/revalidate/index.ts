import { announce } from './announce.ts'

/** What the platform hands to a function for sync tags; its package is not needed for more than these types. */
interface SyncTagEnvelope {
  event: { data: { syncTags: string[] } }
  done: (syncTags: string[]) => Promise<unknown>
}

/**
 * Tells the site which content has changed. Sanity runs this after each publish with the sync tags that went stale.
 * `done` is called in any case: it lets live previews go on, which must not wait for a site that is away.
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
