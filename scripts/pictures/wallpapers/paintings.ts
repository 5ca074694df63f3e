import type { Painting } from '../kit/paint.ts'
import type { WALLPAPERS } from '../texts/wallpapers.ts'
import { duneContours } from './dune-contours.ts'
import { monsoon } from './monsoon.ts'
import { nightFlight } from './night-flight.ts'
import { primeMeridian } from './prime-meridian.ts'
import { starCatalogue } from './star-catalogue.ts'
import { stillWater } from './still-water.ts'
import { strata } from './strata.ts'
import { tideTable } from './tide-table.ts'

/** The wallpapers of the shop, in units of 1600 by 900. */
export const WALLPAPER_PAINTINGS: Record<keyof typeof WALLPAPERS, () => Painting> = {
  'prime-meridian': primeMeridian,
  'dune-contours': duneContours,
  'tide-table': tideTable,
  'night-flight': nightFlight,
  monsoon,
  strata,
  'star-catalogue': starCatalogue,
  'still-water': stillWater,
}
