import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { FeatureCard } from './cards.ts'

interface FeaturePictureProperties {
  feature: Pick<FeatureCard, 'icon' | 'picture'>
  /** The `sizes` attribute. */
  sizes: string
}

/** The picture of a feature, or else its icon in the same shape. */
export function FeaturePicture({ feature, sizes }: FeaturePictureProperties) {
  if (feature.picture) return <Picture image={feature.picture} sizes={sizes} />
  return (
    <div className="feature-tile">
      <DrawnIcon name={feature.icon} />
    </div>
  )
}
