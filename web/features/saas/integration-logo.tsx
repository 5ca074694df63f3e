import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import type { IntegrationCard } from './cards.ts'

const SIZE = 64

/** The square logo of an integration, or the icon of its category. It is decorative, because the name is beside it. */
export function IntegrationLogo({ logo, category }: Pick<IntegrationCard, 'logo' | 'category'>) {
  return (
    <span className="integration-logo">
      {logo ? (
        <img src={logo.src} alt="" width={SIZE} height={SIZE} loading="lazy" />
      ) : (
        <DrawnIcon name={category?.icon ?? 'plug'} />
      )}
    </span>
  )
}
