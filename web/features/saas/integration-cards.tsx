import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import type { IntegrationCard } from './cards.ts'
import { IntegrationLogo } from './integration-logo.tsx'

interface IntegrationCardsProperties {
  integrations: IntegrationCard[]
  /** Heading level of the titles. */
  level: 2 | 3 | 4
}

/** Integrations as cards with links to their pages. */
export function IntegrationCards({ integrations, level }: IntegrationCardsProperties) {
  const Name = `h${level}` as const
  return (
    <ul role="list" className="integrations__cards">
      {integrations.map(({ id, logo, category, title, summary, href }) => (
        <li key={id} className="integration">
          <IntegrationLogo image={logo} category={category} />
          <div>
            <Name className="item-title">
              <Link href={href} className="stretched-link">
                <ContentText as="span" text={title} />
              </Link>
            </Name>
            <ContentText as="p" className="mt-1 text-body-secondary fs-5" text={summary} />
          </div>
        </li>
      ))}
    </ul>
  )
}
