import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

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
