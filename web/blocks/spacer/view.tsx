import type { BlockViewProperties } from '../base.ts'
import type { spacerSchema } from './query.ts'

/** Space between two blocks. */
export function SpacerBlock({ block }: BlockViewProperties<typeof spacerSchema>) {
  return <div className={`spacer spacer--${block.size}`} id={block.anchor ?? undefined} />
}
