import { getTranslations } from 'next-intl/server'
import { FAQ_CATEGORY_VALUES } from '#schemas/shared/content-choices.ts'
import { groupBy } from '#web/features/saas/group-by.ts'
import { plainText } from '#web/sanity/portable-text/rich-text-plain.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { Faq, FaqContent } from './query.ts'

/** Questions that open one at a time. All questions are shown in groups with links to each. */
export async function FaqBlock({ block }: BlockViewProperties<FaqContent>) {
  if (block.faqs.length === 0) return null
  const texts = await getTranslations('saas.faqCategories')
  const groups = block.grouped ? groupBy(block.faqs, FAQ_CATEGORY_VALUES, ({ category }) => category) : []
  const Heading = block.heading ? 'h3' : 'h2'
  return (
    <section className="section faq" id={block.anchor ?? undefined}>
      <JsonLd data={questionsPage(block.faqs)} />
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        {groups.length === 0 && <Questions faqs={block.faqs} name={block.key} />}
        {groups.map(({ name, entries }) => (
          <div key={name} className="faq__group" id={`faq-${name}`}>
            <Heading className="subtitle">{texts(name)}</Heading>
            <Questions faqs={entries} name={block.key} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The browser closes other `<details>` with the same name. */
function Questions({ faqs, name }: { faqs: Faq[]; name: string }) {
  return (
    <div className="mw-56 border-bottom">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name={`faq-${name}`} className="faq__question border-top">
          <summary className="d-flex align-items-start justify-content-between gap-5 py-5 fw-medium">
            <ContentText as="span" text={question} />
            <Icon name="chevron-down" />
          </summary>
          <div className="rich-text pb-6 text-body-secondary">
            <RichTextView value={answer} startLevel={3} />
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
