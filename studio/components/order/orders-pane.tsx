import { Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { OrderSheet } from './styles.ts'

interface OrdersPaneProps {
  width: 1 | 2
  hasFailed: boolean
  /** Whether document and orders have been read. */
  isReady: boolean
  children: ReactNode
}

/** The frame of a document's view that lists its orders: a spinner until they are read, an error if they cannot be. */
export function OrdersPane({ width, hasFailed, isReady, children }: OrdersPaneProps) {
  return (
    <Card height="fill" overflow="auto" tabIndex={0}>
      <Container width={width} padding={4}>
        {hasFailed && (
          <Card tone="critical" radius={2} padding={4} role="alert">
            <Text size={1}>Couldn’t load the orders. Check your connection and reload this page.</Text>
          </Card>
        )}
        {!isReady && !hasFailed && (
          <Flex justify="center" padding={5}>
            <Spinner muted />
          </Flex>
        )}
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
