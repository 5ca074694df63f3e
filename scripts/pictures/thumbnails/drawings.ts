import { LISTS } from './lists.ts'
import { SHOP } from './shop.ts'
import { OPENINGS } from './openings.ts'
import { TEXTS } from './texts.ts'

/** The wireframe of each block, by its `_type`, 240 × 150. */
export const THUMBNAILS: Record<string, () => string> = { ...OPENINGS, ...TEXTS, ...LISTS, ...SHOP }
