import type { FEATURES } from '../texts/features.ts'
import { dutyCalendar } from './duty-calendar.ts'
import { overview } from './overview.ts'
import { permissions } from './permissions.ts'
import { report } from './report.ts'
import { serviceMap } from './service-map.ts'
import { ticketBoard } from './ticket-board.ts'

/** Schematic screens of the product's features, 1600 × 1000. */
export const FEATURE_DRAWINGS: Record<keyof typeof FEATURES, () => string> = {
  'feature-01': overview,
  'feature-02': ticketBoard,
  'feature-03': serviceMap,
  'feature-04': dutyCalendar,
  'feature-05': report,
  'feature-06': permissions,
}
