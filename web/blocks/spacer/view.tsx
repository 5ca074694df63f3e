import type { BlockViewProperties } from '../base.ts'
import type { SpacerContent } from './query.ts'

/** Space between two blocks. */
export function SpacerBlock({ block }: BlockViewProperties<SpacerContent>) {
  return <div className={`spacer spacer--${block.size}`} id={block.anchor ?? undefined} />
}
