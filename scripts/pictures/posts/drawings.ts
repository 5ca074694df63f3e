import type { POSTS } from '../texts/posts.ts'
import { cloudRegions } from './cloud-regions.ts'
import { costCurve } from './cost-curve.ts'
import { layers } from './layers.ts'
import { lock } from './lock.ts'
import { migrationPaths } from './migration-paths.ts'
import { networkTopology } from './network-topology.ts'
import { outageWaveform } from './outage-waveform.ts'
import { shiftClock } from './shift-clock.ts'
import { tableToChart } from './table-to-chart.ts'
import { typeSpecimens } from './type-specimens.ts'

/** What is drawn on the cover of each post, 1600 × 1000. */
export const POST_DRAWINGS: Record<keyof typeof POSTS, () => string> = {
  'post-01': networkTopology,
  'post-02': shiftClock,
  'post-03': layers,
  'post-04': migrationPaths,
  'post-05': lock,
  'post-06': tableToChart,
  'post-07': typeSpecimens,
  'post-08': costCurve,
  'post-09': outageWaveform,
  'post-10': cloudRegions,
}
