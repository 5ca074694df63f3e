import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { FeatureCard } from './cards.ts'

interface FeatureIndexProperties {
  features: readonly Pick<FeatureCard, 'id' | 'icon' | 'title' | 'summary' | 'href'>[]
  /** Heading level of the titles. */
  level: 2 | 3
}

/** Features as a compact list of links. */
export function FeatureIndex({ features, level }: FeatureIndexProperties) {
  return (
    <ul role="list" className="feature-index border-bottom">
      {features.map(({ id, icon, title, summary, href }) => (
        <li key={id}>
          <DrawnIcon name={icon} />
          <TitleLink as={`h${level}`} className="item-title" title={title} href={href} />
          <ContentText as="p" className="text-body-secondary" text={summary} />
          <Icon name="arrow" forward />
        </li>
      ))}
    </ul>
  )
}
