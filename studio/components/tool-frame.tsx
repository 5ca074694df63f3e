import { Button, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo } from 'react'
import { useDocumentValuePermissions } from 'sanity'
import { styled } from 'styled-components'
import { Muted } from './muted.tsx'
import { NoticeCard } from './notice-card.tsx'
import { Loading } from './pane.tsx'
import { useLostFocus } from './use-lost-focus.ts'

const NO_PRODUCT_RIGHTS =
  'Your role can view products but not change them. Ask a merchandiser or an administrator.'
const NO_RIGHTS = 'Your role can view these documents but not change them. Ask an administrator.'

/**
 * On phones, where Studio shows one pane, the whole page scrolls: the buttons would be below the last of thousands of lines.
 * `sticky` has no effect there, because the pane has a scroll container of its own that is as tall as its content.
 */
const ONE_PANE = '@media (max-width: 511px)'
const Footer = styled(Card)`
  ${ONE_PANE} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 1;
  }
`
const Content = styled(Card)`
  ${ONE_PANE} {
    padding-block-end: 8rem;
  }
`

interface ToolFrameProps {
  description: string
  /** The type of the changed documents. Default: products. */
  documentType?: string
  isLoading?: boolean
  hasFailed?: boolean
  /** Loads the list again. Default: reloads the page. */
  onReload?: () => void
  /** Results and buttons, in view however long the content is. */
  footer?: ReactNode
  children: ReactNode
}

/** The page of a tool for many documents, with loading and error states. Users without the right to change them read so first. */
export function ToolFrame(props: ToolFrameProps) {
  const { description, documentType = 'product', isLoading, hasFailed, footer, children } = props
  const { onReload = () => window.location.reload() } = props
  // The rights are the same for all documents of a type.
  const document = useMemo(() => ({ _id: documentType, _type: documentType }), [documentType])
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
  const mayChange = permission?.granted
  const isReady = !isLoading && mayChange !== undefined
  const { target, handlers } = useLostFocus<HTMLDivElement>()
  return (
    <Flex direction="column" height="fill" {...handlers}>
      <Content flex={1} overflow="auto">
        <Container width={3} padding={4}>
          <Stack gap={5} paddingY={3}>
            <Muted>{description}</Muted>
            {mayChange === false && (
              <NoticeCard tone="caution" text={documentType === 'product' ? NO_PRODUCT_RIGHTS : NO_RIGHTS} />
            )}
            {hasFailed && (
              <Card tone="critical" radius={2} padding={4} role="alert">
                <Flex gap={3} align="center" justify="space-between">
                  <Text size={1}>Couldn’t load the list. Check your connection.</Text>
                  <Button text="Try again" mode="ghost" onClick={onReload} />
                </Flex>
              </Card>
            )}
            {!isReady && !hasFailed ? <Loading /> : mayChange && children}
          </Stack>
        </Container>
      </Content>
      {footer && isReady && mayChange && (
        <Footer borderTop ref={target} tabIndex={-1}>
          <Container width={3} paddingX={4} paddingY={3}>
            {footer}
          </Container>
        </Footer>
      )}
    </Flex>
  )
}
