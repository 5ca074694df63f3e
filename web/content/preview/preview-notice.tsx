'use client'

import { useSyncExternalStore } from 'react'

/** Says that drafts are being shown, and offers the way out; not inside Presentation, which says so itself. */
export function PreviewNotice({ text, leaveLabel }: { text: string; leaveLabel: string }) {
  const isFramed = useSyncExternalStore(
    () => () => undefined,
    () => window.top !== window.self,
    () => true,
  )
  if (isFramed) return null
  return (
    <form className="preview-notice" action="/api/draft-mode/disable" method="post">
      <p role="status">{text}</p>
      <button className="btn btn-secondary btn--small" type="submit">
        {leaveLabel}
      </button>
    </form>
  )
}
