import { Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { englishText } from '#schemas/preview/localized.ts'
import { NoticeCard } from '../notice-card.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { OrderedList } from './ordered-list.tsx'
import type { OrderedGroup } from './ordering.ts'
import { useOrdering } from './use-ordering.ts'

/** Arranges the documents of a type in the order of the site. */
export function OrderingPanel({ type, header }: { type: string; header: ReactNode }) {
  const { groups, hasFailed, error, move } = useOrdering(type)
  const titleOf = ({ key, title }: OrderedGroup) =>
    englishText(title) ?? (key === '' && groups?.length === 1 ? '' : 'Without a group')
  return (
    <ToolFrame
      description="Drag documents by the handle, or focus it and press the arrow keys. The new order is on the site at once, for drafts when they are published."
      documentType={type}
      isLoading={!groups}
      hasFailed={hasFailed}
    >
      <Stack gap={5}>
        {header}
        {error && <NoticeCard tone="critical" text={error} />}
        {groups?.map((group) => (
          <OrderedList
            key={group.key}
            group={group}
            type={type}
            title={titleOf(group)}
            onMove={(from, to) => move(group, from, to)}
          />
        ))}
      </Stack>
    </ToolFrame>
  )
}
