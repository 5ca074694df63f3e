import type { IntegrationCategory } from '#schemas/shared/content-choices.ts'
import type { IconKey } from '#schemas/shared/icons.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'

const SIZE = 64

/** What is drawn for an integration that has no sign of its own. */
const CATEGORY_ICONS: Record<IntegrationCategory, IconKey> = {
  monitoring: 'chart',
  communication: 'message',
  development: 'code',
  identity: 'key',
  data: 'database',
  payments: 'wallet',
}

interface IntegrationLogoProperties {
  image: ContentImage | null
  category: IntegrationCategory
}

/** The square sign of an integration, beside its name and so without words of its own. */
export function IntegrationLogo({ image, category }: IntegrationLogoProperties) {
  return (
    <span className="integration-logo">
      {image ? (
        <img src={image.src} alt="" width={SIZE} height={SIZE} loading="lazy" />
      ) : (
        <DrawnIcon name={CATEGORY_ICONS[category]} />
      )}
    </span>
  )
}
