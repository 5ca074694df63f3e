import type { IntegrationCategory } from '#schemas/shared/content-choices.ts'
import type { IconKey } from '#schemas/shared/icons.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'

const SIZE = 64

/** The icon of an integration without a logo. */
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

/** The square logo of an integration. It is decorative, because the name is beside it. */
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
