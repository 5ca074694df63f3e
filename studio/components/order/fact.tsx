import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** Shows facts of an order below their title. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
