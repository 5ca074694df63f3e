import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { FeatureCard } from './cards.ts'

interface FeaturePlateProperties {
  feature: Pick<FeatureCard, 'icon' | 'picture'>
  /** The widths at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
}

/** The picture of a feature; where an editor has given none, its drawn icon on a field of the same shape. */
export function FeaturePlate({ feature, sizes }: FeaturePlateProperties) {
  if (feature.picture) return <Picture image={feature.picture} sizes={sizes} />
  return (
    <div className="feature-plate">
      <DrawnIcon name={feature.icon} />
    </div>
  )
}
