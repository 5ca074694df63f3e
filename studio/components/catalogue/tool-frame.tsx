import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface ToolFrameProps {
  description: string
  isReading: boolean
  hasFailed: boolean
  onRead: () => void
  children: ReactNode
}

/** The page of a tool that works on the whole catalogue: what it does, and what it shows once the catalogue is there. */
export function ToolFrame({ description, isReading, hasFailed, onRead, children }: ToolFrameProps) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={3} padding={4}>
        <Stack gap={5} paddingY={3}>
          <Text size={1} muted>
            {description}
          </Text>
          {hasFailed && (
            <Card tone="critical" radius={2} padding={4} role="alert">
              <Flex gap={3} align="center" justify="space-between">
                <Text size={1}>The catalogue could not be read. Check your connection.</Text>
                <Button text="Read it again" mode="ghost" onClick={onRead} />
              </Flex>
            </Card>
          )}
          {isReading && !hasFailed ? (
            <Flex justify="center" padding={5}>
              <Spinner muted />
            </Flex>
          ) : (
            children
          )}
        </Stack>
      </Container>
    </Card>
  )
}
