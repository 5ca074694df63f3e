import type { CASES } from '../texts/cases.ts'
import { applicationMap } from './application-map.ts'
import { arches } from './arches.ts'
import { berthPlan } from './berth-plan.ts'
import { checkoutFunnel } from './checkout-funnel.ts'
import { cityBlocks } from './city-blocks.ts'
import { containerYard } from './container-yard.ts'
import { eventFilters } from './event-filters.ts'
import { hospitalPlan } from './hospital-plan.ts'
import { networkZones } from './network-zones.ts'
import { operationsScreen } from './operations-screen.ts'
import { parallelRun } from './parallel-run.ts'
import { patientFlow } from './patient-flow.ts'
import { pylons } from './pylons.ts'
import { quay } from './quay.ts'
import { reconciliation } from './reconciliation.ts'
import { roadmap } from './roadmap.ts'
import { shopScreen } from './shop-screen.ts'
import { siteTree } from './site-tree.ts'
import { stationTracks } from './station-tracks.ts'
import { threePages } from './three-pages.ts'
import { trainGraph } from './train-graph.ts'
import { vases } from './vases.ts'
import { vault } from './vault.ts'
import { wardBoard } from './ward-board.ts'

/** What is drawn for each case study, 1600 × 1000. */
export const CASE_DRAWINGS: Record<keyof typeof CASES, () => string> = {
  'case-01': containerYard,
  'case-01-a': berthPlan,
  'case-01-b': quay,
  'case-02': hospitalPlan,
  'case-02-a': patientFlow,
  'case-02-b': wardBoard,
  'case-03': vault,
  'case-03-a': parallelRun,
  'case-03-b': reconciliation,
  'case-04': vases,
  'case-04-a': shopScreen,
  'case-04-b': checkoutFunnel,
  'case-05': arches,
  'case-05-a': threePages,
  'case-05-b': siteTree,
  'case-06': stationTracks,
  'case-06-a': trainGraph,
  'case-06-b': operationsScreen,
  'case-07': pylons,
  'case-07-a': networkZones,
  'case-07-b': eventFilters,
  'case-08': cityBlocks,
  'case-08-a': applicationMap,
  'case-08-b': roadmap,
}
