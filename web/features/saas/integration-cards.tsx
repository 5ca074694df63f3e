import { ContentText } from '#web/ui/content-text.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { IntegrationCard } from './cards.ts'
import { IntegrationLogo } from './integration-logo.tsx'

interface IntegrationCardsProperties {
  integrations: IntegrationCard[]
  /** Heading level of the titles. */
  level: 2 | 3 | 4
}

/** Integrations as cards with links to their pages. */
export function IntegrationCards({ integrations, level }: IntegrationCardsProperties) {
  return (
    <ul role="list" className="integrations__cards">
      {integrations.map(({ id, logo, category, title, summary, href }) => (
        <li key={id} className="integration position-relative">
          <IntegrationLogo logo={logo} category={category} />
          <div>
            <TitleLink as={`h${level}`} className="item-title" title={title} href={href} />
            <ContentText as="p" className="mt-1 text-body-secondary fs-5" text={summary} />
          </div>
        </li>
      ))}
    </ul>
  )
}
