import type { PAGES } from '../texts/pages.ts'
import { missing } from './missing.ts'
import { soon } from './soon.ts'

/** Drawings of pages that are not there, or not yet, 1600 × 1000. */
export const PAGE_DRAWINGS: Record<keyof typeof PAGES, () => string> = { missing, soon }
