import type { BlockBase } from '#web/content/types.ts'

/** Empty room between two blocks. */
export interface SpacerContent extends BlockBase {
  type: 'spacerBlock'
  size: 'small' | 'medium' | 'large'
}
