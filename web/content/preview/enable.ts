import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { previewClient } from '../client.ts'

/** Checks the secret of a preview link against the one Studio stored, then shows drafts to this browser. */
export const { GET: enableDraftMode } = defineEnableDraftMode({ client: previewClient })
