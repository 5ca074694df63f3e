import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { plainText } from '#web/content/rich-text-plain.ts'
import { RichTextView } from '#web/content/rich-text-view.tsx'
import { groupBy } from '#web/features/saas/lists.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { FAQ_CATEGORY_IDS } from '#schemas/shared/faq-categories.ts'
import type { Faq, FaqContent } from './types.ts'

/** Questions that open one at a time; all questions there are stand in groups, with a way to each. */
export async function FaqBlock({ block }: BlockViewProperties<FaqContent>) {
  if (block.faqs.length === 0) return null
  const texts = await getTranslations('saas.faqCategories')
  const groups = block.grouped ? groupBy(block.faqs, FAQ_CATEGORY_IDS, ({ category }) => category) : []
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

/** Details of one name close each other: the browser does it. */
function Questions({ faqs, name }: { faqs: Faq[]; name: string }) {
  return (
    <div className="faq__questions">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name={`faq-${name}`} className="faq__question">
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className="rich-text">
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
