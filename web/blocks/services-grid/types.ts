import type { BlockBase } from '#web/content/types.ts'
import type { IconKey } from '#schemas/shared/icons.ts'

/** A service as a card: `href` is its canonical path without language. */
export interface ServiceCard {
  id: string
  title: string
  summary: string | null
  icon: IconKey
  href: string
}

/** The services, chosen by the editor or all of them in their order. */
export interface ServicesGridContent extends BlockBase {
  type: 'servicesGridBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  services: ServiceCard[]
}
