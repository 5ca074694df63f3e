import { PreviewNotice } from './preview-notice.tsx'
import { VisualEditing } from './visual-editing.tsx'

/** What editors see besides the page while they look at drafts. Visitors load none of it. */
export function PreviewTools() {
  return (
    <>
      <PreviewNotice />
      <VisualEditing />
    </>
  )
}
