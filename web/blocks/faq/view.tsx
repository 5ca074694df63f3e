import { plainText } from '#web/sanity/portable-text/rich-text-plain.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import { listByGroup } from '#web/sanity/queries/groups.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { Faq, faqSchema } from './query.ts'

/** Questions that open one at a time. If all are shown, they are in groups with an anchor each, such as `#faqCategory-pricing`. */
export function FaqBlock({ block, page }: BlockViewProperties<typeof faqSchema>) {
  if (block.faqs.length === 0) return null
  const groups = block.grouped
    ? listByGroup(block.faqs, ({ category }) => category)
    : [{ group: null, entries: block.faqs }]
  const Heading = block.heading ? 'h3' : 'h2'
  const taken = [...page.takenIds]
  const takenAbove = new Map(
    block.faqs.map(({ id, answer }) => {
      const above = [...taken]
      taken.push(...tableOfContents(answer, above).map((heading) => heading.id))
      return [id, above]
    }),
  )
  return (
    <BlockSection block={block} className="section faq">
      <JsonLd data={questionsPage(block.faqs)} />
      {groups.map(({ group, entries }) => (
        <div key={group?.id ?? ''} className={group ? 'faq__group' : undefined} id={group?.id}>
          <ContentText as={Heading} className="subtitle" text={group?.title} />
          <Questions faqs={entries} name={block.key} takenAbove={takenAbove} />
        </div>
      ))}
    </BlockSection>
  )
}

interface QuestionsProperties {
  faqs: Faq[]
  name: string
  /** The ids in use before each answer. */
  takenAbove: ReadonlyMap<string, readonly string[]>
}

/** The browser closes other `<details>` with the same name. */
function Questions({ faqs, name, takenAbove }: QuestionsProperties) {
  return (
    <div className="mw-56 border-bottom">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name={`faq-${name}`} className="faq__question border-top">
          <summary className="d-flex align-items-start justify-content-between gap-5 py-5 fw-medium">
            <ContentText as="span" text={question} />
            <Icon name="chevron-down" />
          </summary>
          <div className="rich-text pb-6 text-body-secondary">
            <RichTextView value={answer} startLevel={3} taken={takenAbove.get(id)} />
          </div>
        </details>
      ))}
    </div>
  )
}

const questionsPage = (faqs: Faq[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})
