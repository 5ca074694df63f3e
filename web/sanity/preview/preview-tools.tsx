import 'server-only'
import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatMoment } from '#web/lib/date.ts'
import { previewClient } from '../client/client.ts'
import type { Perspective } from '../client/perspective.ts'
import { areDraftsStale } from '../fetch/draft-fallback.ts'
import { currentPreview, type Preview } from './current-preview.ts'
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

/** A readable description of a perspective. Times are ISO 8601, UTC. */
type PerspectiveDescription =
  | { kind: 'drafts' | 'published' }
  | { kind: 'release'; title: string }
  | { kind: 'releaseAt'; title: string; moment: string }
  | { kind: 'scheduledDraft'; moment: string }

const releaseSchema = z.object({
  title: z.string().min(1).nullable().catch(null),
  cardinality: z.string().nullable().catch(null),
  moment: z.iso.datetime().nullable().catch(null),
})

/** A release with its publication time: the scheduled one, or else the intended one. */
const RELEASE = `*[_id == "_.releases." + $name][0] {
  "title": metadata.title, "cardinality": metadata.cardinality, "moment": coalesce(publishAt, metadata.intendedPublishAt)
}`

/** Describes the top layer of a perspective: drafts, a release or a scheduled draft. A missing release has its id as title. */
async function describePerspective(perspective: Perspective): Promise<PerspectiveDescription> {
  const [name] = [perspective].flat()
  if (name === undefined || name === 'drafts') return { kind: 'drafts' }
  if (name === 'published') return { kind: 'published' }
  const options = { perspective: 'raw', cache: 'no-store' } as const
  const answer = await previewClient.fetch<unknown>(RELEASE, { name }, options).catch(() => null)
  const { title, cardinality, moment } = releaseSchema
    .catch({ title: null, cardinality: null, moment: null })
    .parse(answer)
  if (cardinality === 'one' && moment) return { kind: 'scheduledDraft', moment }
  return moment
    ? { kind: 'releaseAt', title: title ?? name, moment }
    : { kind: 'release', title: title ?? name }
}
