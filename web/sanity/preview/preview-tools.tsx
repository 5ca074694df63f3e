import { randomUUID } from 'node:crypto'
import { areDraftsStale } from '../fetch/draft-fallback.ts'
import { currentPreview } from './current-preview.ts'
import { LazyVisualEditing } from './lazy-components.tsx'
import { PreviewBar } from './preview-bar.tsx'

/** Renders the preview bar and visual editing. Visitors load neither. */
export async function PreviewTools() {
  const preview = await currentPreview()
  if (preview.kind === 'none') return null
  return (
    <>
      <PreviewBar preview={preview} />
      {preview.kind === 'editor' && <LazyVisualEditing rendering={randomUUID()} isStale={areDraftsStale()} />}
    </>
  )
}
