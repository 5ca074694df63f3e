import { enableDraftMode } from '#web/content/preview/enable.ts'

/** Opens the preview for whoever holds a secret that Studio has just written; others get 401. */
export const GET = enableDraftMode
