import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Container, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, useMemo, useState } from 'react'
import { LoadingBlock, useDocumentValuePermissions, usePerspective } from 'sanity'
import { IntentLink } from 'sanity/router'
import { createRandomId } from '../components/random-id.ts'

export interface EmptyListOptions {
  icon: ComponentType | undefined
  text: string
  /** Label of the button for the first document; undefined without a button. */
  newLabel: string | undefined
  type: string
  /** Whether new documents get an id with a dot, which only users with a token can read. */
  hasPrivateId: boolean
}

/** Says what would be in a list, and how it gets there. */
export function EmptyList({ options }: { options?: Record<string, unknown> }) {
  const { icon: Icon, text, newLabel, type, hasPrivateId } = options as unknown as EmptyListOptions
  return (
    <Flex align="center" justify="center" height="fill">
      <Container width={0} padding={4}>
        <Stack gap={5}>
          {Icon && (
            <Text align="center" size={4} muted>
              <Icon />
            </Text>
          )}
          <Text align="center" size={1} muted style={{ textWrap: 'balance' }}>
            {text}
          </Text>
          {newLabel && <NewButton label={newLabel} type={type} hasPrivateId={hasPrivateId} />}
        </Stack>
      </Container>
    </Flex>
  )
}

interface NewButtonProps {
  label: string
  type: string
  hasPrivateId: boolean
}

/** Opens a new document beside the list, if the user may create one. */
function NewButton({ label, type, hasPrivateId }: NewButtonProps) {
  const { selectedReleaseId: version } = usePerspective()
  const [id] = useState(() => (hasPrivateId ? `${type}.` : '') + createRandomId())
  const document = useMemo(() => ({ _id: `drafts.${id}`, _type: type }), [id, type])
  const [permission] = useDocumentValuePermissions({ document, permission: 'create' })
  if (!permission?.granted) return null
  const link = hasPrivateId
    ? { intent: 'edit', params: { id, type } }
    : { intent: 'create', params: { id, type, template: type, ...(version && { version }) } }
  return (
    <Flex justify="center">
      <Button as={IntentLink} {...link} icon={AddIcon} text={label} mode="ghost" data-as="a" />
    </Flex>
  )
}

/** Fills a list until its documents are found. */
export function LoadingList() {
  return (
    <Box height="fill">
      <LoadingBlock showText />
    </Box>
  )
}
