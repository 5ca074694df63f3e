import { Stack, Text } from '@sanity/ui'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { formatMoment } from './format.ts'
import { TimelineList } from './styles.ts'
import { buildTimeline } from './timeline.ts'

/** Shows the timeline of an order, newest first. */
export function Timeline({ order }: { order: Order }) {
  return (
    <TimelineList>
      {buildTimeline(order).map(({ key, at, title, detail, by }, index) => (
        <li key={key} data-latest={index === 0 || undefined}>
          <Stack gap={2}>
            <Text size={1} weight={index === 0 ? 'medium' : 'regular'}>
              {title}
            </Text>
            {detail && <Text size={1}>{detail}</Text>}
            <Text size={1} muted>
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && `, ${by}`}
            </Text>
          </Stack>
        </li>
      ))}
    </TimelineList>
  )
}
