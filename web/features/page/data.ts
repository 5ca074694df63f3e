import { pageQuery, parsePage, type Page } from '#web/blocks/page/query.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { currentPreview } from '#web/content/preview/current.ts'
import { editAttribute } from '#web/content/preview/edit-attribute.ts'
import { havePassed } from '#web/content/schedule.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * The page at a path without language, such as `/contact`, with the blocks that are shown now; null where there is none.
 * Who looks at a draft sees scheduled blocks too.
 */
export async function getPage(path: string, locale: LocaleId): Promise<Page | null> {
  const page = await fetchContent({ query: pageQuery, params: { path, locale }, schema: parsePage })
  const preview = await currentPreview()
  if (page && preview.kind === 'editor') return editable(page, preview.perspective === 'drafts')
  if (preview.kind === 'link') return page
  const isScheduled = page?.blocks.some(({ visibleFrom, visibleUntil }) => visibleFrom ?? visibleUntil)
  if (!page || !isScheduled) return page
  const moments = page.blocks.flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
  const passed = await havePassed(moments)
  const isVisible = ({ visibleFrom }: { visibleFrom: string | null }, index: number) =>
    (visibleFrom === null || passed[2 * index]) && !passed[2 * index + 1]
  return { ...page, blocks: page.blocks.filter(isVisible) }
}

/**
 * A page whose blocks lead editors to their items in it. Items can be dragged and moved, which Presentation writes into the draft: where
 * something else is shown, such as a release, a block leads to the list of blocks.
 */
function editable(page: Page, isDraft: boolean): Page {
  const document = { id: page.id, type: 'page' }
  const blocks = page.blocks.map((block) => {
    // Keys that Studio makes are plain; one that was imported may be no part of a path.
    if (!/^[\w-]+$/.test(block.key)) return block
    const path = isDraft ? `blocks[_key=="${block.key}"]` : 'blocks'
    return { ...block, editAttribute: editAttribute(document, path) }
  })
  return { ...page, blocks }
}
