import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { contentsOf } from '#web/content/rich-text-contents.ts'
import { RichTextView } from '#web/content/rich-text-view.tsx'
import { Contents } from '#web/ui/contents.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { RichTextContent } from './types.ts'

/** A text, and the way through it. Nothing at all where nothing is written. */
export async function RichTextBlock({ block }: BlockViewProperties<RichTextContent>) {
  const { anchor, eyebrow, heading, paragraph, body, showContents } = block
  if (!eyebrow && !heading && !paragraph && body.length === 0) return null
  const texts = await getTranslations('richText')
  const taken = anchor ? ['content', anchor] : undefined
  return (
    <section className="section" id={anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={eyebrow} heading={heading} paragraph={paragraph} />
        {body.length > 0 && (
          <div className={showContents ? 'text-block text-block--contents' : 'text-block'}>
            {showContents && <Contents entries={contentsOf(body, taken)} label={texts('contents')} />}
            <div className="rich-text">
              <RichTextView value={body} startLevel={heading ? 3 : 2} taken={taken} />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
