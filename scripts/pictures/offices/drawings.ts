import type { OFFICES } from '../texts/pages.ts'
import { london } from './london.ts'
import { riyadh } from './riyadh.ts'
import { shenzhen } from './shenzhen.ts'

/** Skylines of the cities of the offices, 1600 × 1000. */
export const OFFICE_DRAWINGS: Record<keyof typeof OFFICES, () => string> = {
  'office-london': london,
  'office-shenzhen': shenzhen,
  'office-riyadh': riyadh,
}
