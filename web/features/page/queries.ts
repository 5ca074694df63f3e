import { createDataAttribute } from 'next-sanity'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { type Page, pageQuery, pageSchema } from '#web/blocks/page/query.ts'
import { environment } from '#web/env.ts'
import { isVisible, scheduleTime } from '#web/sanity/cache/schedule.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { currentPreview } from '#web/sanity/preview/current-preview.ts'

/** Returns the page at a path without language, such as `/contact`, with its visible blocks, or null. Previews include scheduled blocks. */
export async function getPage(path: string, locale: LocaleId): Promise<Page | null> {
  const page = await fetchContent({ query: pageQuery, params: { path, locale }, schema: pageSchema })
  const preview = await currentPreview()
  if (!page || preview.kind === 'link') return page
  if (preview.kind === 'editor') return withEditAttributes(page, preview.perspective === 'drafts')
  const moments = page.blocks.flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
  if (moments.every((moment) => moment === null)) return page
  const now = await scheduleTime(moments)
  return { ...page, blocks: page.blocks.filter((block) => isVisible(block, now)) }
}

/**
 * Adds attributes `data-sanity` to the blocks of a page, by which Presentation finds their fields. In drafts they link
 * to the items, which can be dragged. Elsewhere, such as in a release, they link to the list of blocks, because
 * Presentation writes moves into the draft.
 */
function withEditAttributes(page: Page, isDraft: boolean): Page {
  const document = { baseUrl: environment().STUDIO_URL, id: page.id, type: 'page' }
  const blocks = page.blocks.map((block) => {
    // Studio's keys are plain; imported ones may not be valid in a path.
    if (!/^[\w-]+$/.test(block.key)) return block
    const path = isDraft ? `blocks[_key=="${block.key}"]` : 'blocks'
    return { ...block, editAttribute: createDataAttribute({ ...document, path }).toString() }
  })
  return { ...page, blocks }
}
