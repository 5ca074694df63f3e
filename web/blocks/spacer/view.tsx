import type { BlockViewProperties } from '#web/blocks/types.ts'
import type { SpacerContent } from './types.ts'

/** Room between two blocks. */
export function SpacerBlock({ block }: BlockViewProperties<SpacerContent>) {
  return <div className={`spacer spacer--${block.size}`} id={block.anchor ?? undefined} />
}
