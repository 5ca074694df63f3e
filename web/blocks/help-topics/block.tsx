import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { choice, flag, listOf, optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

const topicCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  "count": count(*[_type == "helpArticle" && topic._ref == ^._id]),
  "href": { ${addressFields} }
`

/** Fields of the block: the chosen topics, or all of them. */
export const helpTopicsFields = groq`
  ${sectionFields},
  showSearch,
  "topics": select(
    count(topics) > 0 => topics[]->{ ${topicCardFields} },
    *[_type == "helpTopic"] | order(order asc, _id asc) { ${topicCardFields} }
  )
`

const cardSchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_VALUES, 'lifebuoy'),
  /** Number of articles. */
  count: withFallback(z.number(), 0),
  href: addressSchema,
})

export const helpTopicsSchema = sectionSchema('helpTopicsBlock').extend({
  showSearch: flag(true),
  topics: listOf(cardSchema),
})

/** A search form, and a card for each help topic with its number of articles. */
export async function HelpTopicsBlock({ block, page }: BlockViewProperties<typeof helpTopicsSchema>) {
  const [texts, navigation] = await Promise.all([getTranslations('help'), getTranslations('navigation')])
  const Title = block.heading ? 'h3' : 'h2'
  const field = `search-${block.key}`
  return (
    <BlockSection block={block} className="section help-topics">
      {block.showSearch && (
        <form className="help-topics__search" role="search" action={localizedPath(page.locale, '/search')}>
          <label className="form-label" htmlFor={field}>
            {texts('searchLabel')}
          </label>
          <input id={field} className="form-control" type="search" name="q" autoComplete="off" />
          <button className="btn btn-primary" type="submit">
            <Icon name="search" />
            {navigation('search')}
          </button>
        </form>
      )}
      {block.topics.length > 0 && (
        <ul role="list" className="services__list help-topics__list">
          {block.topics.map((topic) => (
            <li key={topic.id} className="service">
              <DrawnIcon name={topic.icon} />
              <TitleLink as={Title} className="service__name" title={topic.title} href={topic.href} />
              <ContentText as="p" className="service__summary" text={topic.summary} />
              <p className="help-topics__count">{texts('articleCount', { count: topic.count })}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
