import { Stack, Text } from '@sanity/ui'
import type { StoredOrder } from './stored-order.ts'
import { TimelineList } from './styles.ts'
import { timelineOf } from './timeline.ts'
import { momentText } from './words.ts'

/** What happened to an order, the newest first, with when and whose doing it was. */
export function Timeline({ order }: { order: StoredOrder }) {
  return (
    <TimelineList>
      {timelineOf(order).map(({ key, at, title, detail, by }, index) => (
        <li key={key} data-latest={index === 0 || undefined}>
          <Stack gap={2}>
            <Text size={1} weight={index === 0 ? 'medium' : 'regular'}>
              {title}
            </Text>
            {detail && <Text size={1}>{detail}</Text>}
            <Text size={1} muted>
              <time dateTime={at}>{momentText(at)}</time>
              {by && `, ${by}`}
            </Text>
          </Stack>
        </li>
      ))}
    </TimelineList>
  )
}
