import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'

interface TickListProperties {
  points: readonly { key: string; text: string }[]
  className?: string
  /** Returns further attributes of a point, by its key. */
  attributesOf?: (key: string) => object
}

/** Short points, each with a tick; nothing when there are none. */
export function TickList({ points, className = 'd-grid gap-3', attributesOf }: TickListProperties) {
  if (points.length === 0) return null
  return (
    <ul role="list" className={className}>
      {points.map(({ key, text }) => (
        <li key={key} className="tick" {...attributesOf?.(key)}>
          <Icon name="check" />
          <ContentText as="span" text={text} />
        </li>
      ))}
    </ul>
  )
}
