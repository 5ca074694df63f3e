import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { PackageIcon } from '@sanity/icons/Package'
import { UndoIcon } from '@sanity/icons/Undo'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { OrderState } from '../shared/orders.ts'

export const ORDER_STATE_ICONS: Record<OrderState, ComponentType> = {
  pending: ClockIcon,
  paid: PackageIcon,
  fulfilled: CheckmarkCircleIcon,
  refunded: UndoIcon,
  expired: CloseCircleIcon,
  failed: WarningOutlineIcon,
}
