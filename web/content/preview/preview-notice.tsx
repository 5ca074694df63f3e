'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'

/** Says that drafts are being shown, and offers the way out; not inside Presentation, which says so itself. */
export function PreviewNotice() {
  const texts = useTranslations('common')
  const isFramed = useSyncExternalStore(
    () => () => undefined,
    () => window.top !== window.self,
    () => true,
  )
  if (isFramed) return null
  return (
    <form className="preview-notice" action="/api/draft-mode/disable" method="post">
      <p role="status">{texts('previewNotice')}</p>
      <button className="btn btn-secondary btn--small" type="submit">
        {texts('leavePreview')}
      </button>
    </form>
  )
}
