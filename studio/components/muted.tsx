import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A text of less weight, such as a hint or what an empty list says. */
export const Muted = ({ children }: { children: ReactNode }) => (
  <Text size={1} muted>
    {children}
  </Text>
)
