import { draftMode } from 'next/headers'
import { pageQuery, parsePage, type Page } from '#web/blocks/page/query.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { editAttribute } from '#web/content/preview/edit-attribute.ts'
import { havePassed } from '#web/content/passed.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * The page at a path without language, such as `/contact`, with the blocks that are shown now; null where there is none.
 * Editors in draft mode see scheduled blocks too.
 */
export async function getPage(path: string, locale: LocaleId): Promise<Page | null> {
  const page = await fetchContent({ query: pageQuery, params: { path, locale }, schema: parsePage })
  if (page && (await draftMode()).isEnabled) return editable(page)
  const isScheduled = page?.blocks.some(({ visibleFrom, visibleUntil }) => visibleFrom ?? visibleUntil)
  if (!page || !isScheduled) return page
  const moments = page.blocks.flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
  const passed = await havePassed(moments)
  const isVisible = ({ visibleFrom }: { visibleFrom: string | null }, index: number) =>
    (visibleFrom === null || passed[2 * index]) && !passed[2 * index + 1]
  return { ...page, blocks: page.blocks.filter(isVisible) }
}

/** A page whose blocks lead editors to their items in it. */
function editable(page: Page): Page {
  const document = { id: page.id, type: 'page' }
  const blocks = page.blocks.map((block) => ({
    ...block,
    // Keys that Studio makes are plain; one that was imported may be no part of a path.
    ...(/^[\w-]+$/.test(block.key) && {
      editAttribute: editAttribute(document, `blocks[_key=="${block.key}"]`),
    }),
  }))
  return { ...page, blocks }
}
