import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** A cell: a tick, a dash, or words. */
export type ComparedValue = { kind: 'yes' } | { kind: 'no' } | { kind: 'text'; text: string }

/** What is compared, with the cells in the order of the columns. */
export interface ComparedRow {
  key: string
  label: string
  values: ComparedValue[]
}

/** Rows under a heading. */
export interface ComparedGroup {
  key: string
  title: string | null
  rows: ComparedRow[]
}

/** Plans across, what they offer down. */
export interface ComparisonTableContent extends BlockBase, SectionHead {
  type: 'comparisonTableBlock'
  plans: { id: string; name: string; highlighted: boolean }[]
  groups: ComparedGroup[]
}
