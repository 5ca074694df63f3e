import { Card, Container, Flex, Heading, Spinner, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { NoticeCard } from './notice-card.tsx'
import { OrderSheet } from './order/styles.ts'

interface PaneProps {
  width: 1 | 2 | 3
  hasFailed?: boolean
  /** Whether everything that it shows has been read. */
  isReady: boolean
  children: ReactNode
}

/** The frame of a view about documents or orders: a spinner until they are read, an error if they cannot be. */
export function Pane({ width, hasFailed = false, isReady, children }: PaneProps) {
  return (
    <Card height="fill" overflow="auto" tabIndex={0}>
      <Container width={width} padding={4}>
        {hasFailed && (
          <NoticeCard
            tone="critical"
            text="Couldn’t load the orders. Check your connection and reload this page."
          />
        )}
        {!isReady && !hasFailed && <Loading />}
        {isReady && (
          <OrderSheet>
            <Stack gap={6} paddingY={4}>
              {children}
            </Stack>
          </OrderSheet>
        )}
      </Container>
    </Card>
  )
}

/** Stands for content that is being read. */
export const Loading = () => (
  <Flex justify="center" padding={5} role="status" aria-label="Loading">
    <Spinner muted />
  </Flex>
)

interface SectionProps {
  title: string
  as?: 'h2' | 'h3'
  children: ReactNode
}

/** A part of a view or of a tool below its heading. */
export function Section({ title, as = 'h2', children }: SectionProps) {
  return (
    <Stack as="section" gap={4}>
      <Heading as={as} size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
