import { enableDraftMode } from '#web/sanity/preview/enable-draft-mode.ts'

/** Starts the preview for a secret that Studio has just created; otherwise responds with 401. */
export const GET = enableDraftMode
