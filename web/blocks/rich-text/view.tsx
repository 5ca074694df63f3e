import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import { TableOfContents } from '#web/ui/table-of-contents.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { richTextBlockSchema } from './query.ts'

/** A rich text with its table of contents. Renders nothing when empty. */
export async function RichTextBlock({ block, page }: BlockViewProperties<typeof richTextBlockSchema>) {
  const { eyebrow, heading, paragraph, body, showContents } = block
  if (!eyebrow && !heading && !paragraph && body.length === 0) return null
  const texts = await getTranslations('richText')
  return (
    <BlockSection block={block}>
      {body.length > 0 && (
        <div className="text-block">
          {showContents && (
            <TableOfContents entries={tableOfContents(body, page.takenIds)} label={texts('contents')} />
          )}
          <div className="rich-text">
            <RichTextView value={body} startLevel={heading ? 3 : 2} taken={page.takenIds} />
          </div>
        </div>
      )}
    </BlockSection>
  )
}
