import 'server-only'
import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatMoment } from '#web/lib/date.ts'
import { areDraftsStale } from '../fetch/draft-fallback.ts'
import { currentPreview, type Preview } from './current-preview.ts'
import { describePerspective } from './describe-perspective.ts'
import { LazyVisualEditing } from './lazy-components.tsx'

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

/** Hides the bar in Presentation, which shows the perspective itself. */
const hideInFrames = `if(window.top!==window.self)document.documentElement.setAttribute('data-framed','')`

/** Shows which content is previewed and until when, with a button to leave the preview. */
async function PreviewBar({ preview }: { preview: Exclude<Preview, { kind: 'none' }> }) {
  const [texts, locale] = await Promise.all([getTranslations('preview'), currentLocale()])
  const shown = preview.kind === 'ended' ? null : await describePerspective(preview.perspective)
  return (
    <form
      className={`preview-bar${preview.kind === 'ended' ? ' preview-bar--ended' : ''}`}
      action="/api/draft-mode/disable"
      method="post"
      aria-label={texts('label')}
    >
      <script dangerouslySetInnerHTML={{ __html: hideInFrames }} />
      <p role="status">
        <strong>
          {shown
            ? texts(shown.kind, {
                title: 'title' in shown ? shown.title : '',
                moment: 'moment' in shown ? formatMoment(shown.moment, locale) : '',
              })
            : texts('ended')}
        </strong>
        {preview.kind === 'link' && (
          <span>{texts('until', { moment: formatMoment(preview.endsAt, locale) })}</span>
        )}
      </p>
      <button className="btn btn-secondary btn--small" type="submit">
        {texts('leave')}
      </button>
    </form>
  )
}
