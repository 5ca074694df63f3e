import { getTranslations } from 'next-intl/server'
import { PreviewNotice } from './preview-notice.tsx'
import { VisualEditing } from './visual-editing.tsx'

/** What editors see besides the page while they look at drafts. Visitors load none of it. */
export async function PreviewTools() {
  const texts = await getTranslations('common')
  return (
    <>
      <PreviewNotice text={texts('previewNotice')} leaveLabel={texts('leavePreview')} />
      <VisualEditing />
    </>
  )
}
