import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { choice, flag, listOf, optionalText, text } from '#web/content/parse.ts'
import { addressFields, localized } from '#web/content/projections.ts'
import { ICON_KEYS } from '#schemas/shared/icons.ts'
import { blockBase } from '../base.ts'
import type { HelpTopicsContent, TopicCard } from './types.ts'

const topicCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  "count": count(*[_type == "helpArticle" && topic._ref == ^._id]),
  "href": { ${addressFields} }
`

/** What the cards need of their block: the topics chosen, or all of them. */
export const helpTopicsFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  showSearch,
  "topics": select(
    count(topics) > 0 => topics[]->{ ${topicCardFields} },
    *[_type == "helpTopic"] | order(order asc, _id asc) { ${topicCardFields} }
  )
`

const parseCard = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_KEYS, 'lifebuoy'),
  count: z.number().catch(0),
  href: parseAddress,
}) satisfies z.ZodType<TopicCard>

/** Parses the cards; topics that are not published, or unfinished, are left out. */
export const parseHelpTopics = z.object({
  ...blockBase('helpTopicsBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  showSearch: flag(true),
  topics: listOf(parseCard),
}) satisfies z.ZodType<HelpTopicsContent>
