import { randomUUID } from 'node:crypto'
import { areDraftsBehind } from '../last-drafts.ts'
import { currentPreview } from './current.ts'
import { PreviewBar } from './preview-bar.tsx'
import { VisualEditingWhenNeeded } from './when-needed.tsx'

/** What is there besides the page while something else than the published site is shown. Visitors load none of it. */
export async function PreviewTools() {
  const preview = await currentPreview()
  if (preview.kind === 'none') return null
  return (
    <>
      <PreviewBar preview={preview} />
      {preview.kind === 'editor' && (
        <VisualEditingWhenNeeded rendering={randomUUID()} isBehind={areDraftsBehind()} />
      )}
    </>
  )
}
