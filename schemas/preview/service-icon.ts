import { BasketIcon } from '@sanity/icons/Basket'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CaseIcon } from '@sanity/icons/Case'
import { CodeIcon } from '@sanity/icons/Code'
import { DatabaseIcon } from '@sanity/icons/Database'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LockIcon } from '@sanity/icons/Lock'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { ServiceIconKey } from '../shared/service-icons.ts'

/** Studio's nearest icon to each drawn one of the site. */
const STUDIO_ICONS: Record<ServiceIconKey, ComponentType> = {
  consulting: BulbOutlineIcon,
  software: CodeIcon,
  website: DesktopIcon,
  'information-system': DatabaseIcon,
  support: HelpCircleIcon,
  outsourcing: UsersIcon,
  commerce: BasketIcon,
  security: LockIcon,
}

/** The icon that stands for a drawn icon in Studio's lists; a briefcase when none has been chosen. */
export function serviceIcon(key: unknown): ComponentType {
  return STUDIO_ICONS[key as ServiceIconKey] ?? CaseIcon
}
