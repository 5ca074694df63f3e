import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo } from 'react'
import { useDocumentValuePermissions } from 'sanity'

const MISSING_RIGHTS: Readonly<Record<string, string>> = {
  product: 'Your role can view products but not change them. Ask a merchandiser or an administrator.',
}
const OTHER_MISSING_RIGHTS = 'Your role can view these documents but not change them. Ask an administrator.'

/** On phones the whole page scrolls, and the buttons would be below the last of thousands of lines. */
const IN_VIEW = { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } as const

interface ToolFrameProps {
  description: string
  /** The type of the changed documents. Default: products. */
  documentType?: string
  isLoading: boolean
  hasFailed: boolean
  onReload: () => void
  /** Results and buttons, in view however long the content is. */
  footer?: ReactNode
  children: ReactNode
}

/** The page of a tool for many documents, with loading and error states. Users without the right to change them read so first. */
export function ToolFrame(props: ToolFrameProps) {
  const { description, documentType = 'product', isLoading, hasFailed, onReload, footer, children } = props
  // The rights are the same for all documents of a type.
  const document = useMemo(() => ({ _id: documentType, _type: documentType }), [documentType])
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
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
                <Text size={1}>{MISSING_RIGHTS[documentType] ?? OTHER_MISSING_RIGHTS}</Text>
              </Card>
            )}
            {hasFailed && (
              <Card tone="critical" radius={2} padding={4} role="alert">
                <Flex gap={3} align="center" justify="space-between">
                  <Text size={1}>Couldn’t load the list. Check your connection.</Text>
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
        <Card borderTop style={IN_VIEW}>
          <Container width={3} paddingX={4} paddingY={3}>
            {footer}
          </Container>
        </Card>
      )}
    </Flex>
  )
}
