import { getTranslations } from 'next-intl/server'
import { longMoment } from '#web/lib/date.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import type { Preview } from './current.ts'
import { describePerspective } from './shown.ts'

/** Presentation, in whose frame the site stands, says itself what is shown, and is left by leaving it. */
const hideInFrames = `if(window.top!==window.self)document.documentElement.setAttribute('data-framed','')`

/** Says what is shown instead of the published site, for how long, and offers the way out. */
export async function PreviewBar({ preview }: { preview: Exclude<Preview, { kind: 'none' }> }) {
  const [texts, locale] = await Promise.all([getTranslations('preview'), currentLocale()])
  const shown = preview.kind === 'ended' ? null : await describePerspective(preview.perspective)
  const words = shown && 'moment' in shown ? { ...shown, moment: longMoment(shown.moment, locale) } : shown
  return (
    <form
      className={`preview-bar${preview.kind === 'ended' ? ' preview-bar--ended' : ''}`}
      action="/api/draft-mode/disable"
      method="post"
      aria-label={texts('label')}
    >
      <script dangerouslySetInnerHTML={{ __html: hideInFrames }} />
      <p role="status">
        <strong>{words ? texts(words.kind, { ...words }) : texts('ended')}</strong>
        {preview.kind === 'link' && (
          <span>{texts('until', { moment: longMoment(preview.endsAt, locale) })}</span>
        )}
      </p>
      <button className="btn btn-secondary btn--small" type="submit">
        {texts('leave')}
      </button>
    </form>
  )
}
