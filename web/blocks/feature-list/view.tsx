import { getTranslations } from 'next-intl/server'
import type { FeatureCard } from '#web/features/saas/cards.ts'
import { FeatureIndex } from '#web/features/saas/feature-index.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { featureListSchema } from './query.ts'

/** Benefits per row; the feature's page shows all. */
const BENEFITS = 3

/** The features of the product with links to their pages. Renders nothing when empty. */
export async function FeatureListBlock({ block }: BlockViewProperties<typeof featureListSchema>) {
  if (block.features.length === 0) return null
  const texts = await getTranslations('common')
  const level = block.heading ? 3 : 2
  return (
    <BlockSection block={block}>
      {block.layout === 'index' ? (
        <FeatureIndex features={block.features} level={level} />
      ) : (
        <ul role="list" className="feature-rows">
          {block.features.map((feature) => (
            <li key={feature.id}>
              <FeaturePicture feature={feature} />
              <div>
                <ContentText as={`h${level}`} className="subtitle" text={feature.title} />
                <ContentText as="p" className="lead mt-4" text={feature.summary} />
                <TickList className="d-grid gap-3 my-5" points={feature.benefits.slice(0, BENEFITS)} />
                <Link className="text-link" href={feature.href}>
                  {texts('learnMore')}{' '}
                  <ContentText as="span" className="visually-hidden" text={feature.title} />
                  <Icon name="arrow" forward />
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}

/** The picture of a feature, or else its icon in the same shape. */
function FeaturePicture({ feature }: { feature: FeatureCard }) {
  if (feature.picture) return <Picture image={feature.picture} sizes="(width >= 1024px) 50vw, 92vw" />
  return (
    <div className="feature-tile">
      <DrawnIcon name={feature.icon} />
    </div>
  )
}
