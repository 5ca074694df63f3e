import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { featureSplitSchema } from './query.ts'

/** Text beside a picture; without one, the heading beside its text. */
export function FeatureSplitBlock({ block, page }: BlockViewProperties<typeof featureSplitSchema>) {
  const { eyebrow, heading, paragraph, body, checklist, button, picture } = block
  const hasText = paragraph !== null || body.length > 0 || checklist.length > 0 || button !== null
  if (!heading && !hasText && !picture) return null
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className={`container-fluid cols cols-lg-2 split split--${picture ? block.side : 'plain'}`}>
        {(eyebrow ?? heading) && (
          <div className="split__head">
            <ContentText as="p" className="eyebrow" text={eyebrow} />
            <ContentText as="h2" className="title" text={heading} />
          </div>
        )}
        {hasText && (
          <div className="split__text stack justify-items-start gap-6">
            <ContentText as="p" className="lead" text={paragraph} />
            {body.length > 0 && (
              <div className="rich-text text-body-secondary">
                <RichTextView value={body} startLevel={heading ? 3 : 2} taken={page.takenIds} />
              </div>
            )}
            <TickList
              className="stack gap-3"
              points={checklist}
              attributesOf={(key) => editItemAttribute(block, 'checklist', key)}
            />
            {button && <ButtonLink button={button} subject={heading} />}
          </div>
        )}
        {picture && (
          <div className="split__picture">
            <Picture image={picture} sizes="(width >= 1024px) 45vw, 90vw" />
          </div>
        )}
      </div>
    </section>
  )
}
