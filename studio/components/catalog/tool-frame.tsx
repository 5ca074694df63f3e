import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useDocumentValuePermissions } from 'sanity'

/** Any product: the rights are the same for all. */
const PRODUCT = { _id: 'product', _type: 'product' }

interface ToolFrameProps {
  description: string
  isLoading: boolean
  hasFailed: boolean
  onReload: () => void
  /** Results and buttons, in view however long the content is. */
  footer?: ReactNode
  children: ReactNode
}

/** The page of a catalog tool, with loading and error states. Users without the right to change products read so first. */
export function ToolFrame({ description, isLoading, hasFailed, onReload, footer, children }: ToolFrameProps) {
  const [permission] = useDocumentValuePermissions({ document: PRODUCT, permission: 'update' })
  const mayChange = permission?.granted
  const isReady = !isLoading && mayChange !== undefined
  return (
    <Flex direction="column" height="fill">
      <Card flex={1} overflow="auto">
        <Container width={3} padding={4}>
          <Stack gap={5} paddingY={3}>
            <Text size={1} muted>
              {description}
            </Text>
            {mayChange === false && (
              <Card tone="caution" radius={2} padding={4} role="status">
                <Text size={1}>
                  Your role can view products but not change them. Ask a merchandiser or an administrator.
                </Text>
              </Card>
            )}
            {hasFailed && (
              <Card tone="critical" radius={2} padding={4} role="alert">
                <Flex gap={3} align="center" justify="space-between">
                  <Text size={1}>Couldn’t load the catalogue. Check your connection.</Text>
                  <Button text="Try again" mode="ghost" onClick={onReload} />
                </Flex>
              </Card>
            )}
            {!isReady && !hasFailed ? (
              <Flex justify="center" padding={5}>
                <Spinner muted />
              </Flex>
            ) : (
              mayChange && children
            )}
          </Stack>
        </Container>
      </Card>
      {footer && isReady && mayChange && (
        <Card borderTop>
          <Container width={3} paddingX={4} paddingY={3}>
            {footer}
          </Container>
        </Card>
      )}
    </Flex>
  )
}
