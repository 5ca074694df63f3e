import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { defineQuery } from 'groq'
import { useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import { type DocumentActionComponent, useClient, useDocumentStore } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import {
  type AddressChange,
  type AddressedTopic,
  findAddressChanges,
} from '#schemas/validation/address-changes.ts'
import type { Fetched } from '../components/use-fetched.ts'
import { useLiveQuery } from '../components/use-live-query.ts'
import { redirectOncePublished } from './add-redirects.ts'

/** Wraps Studio's “Publish” action for a type: when an address changes, it offers to redirect the old one. */
export function offerRedirect(publish: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  const useTopics = schemaType === 'helpArticle' ? useHelpTopics : useNoTopics
  const usePublish: DocumentActionComponent = (properties) => {
    const original = publish(properties)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const { pair } = useDocumentStore()
    const [isOpen, setOpen] = useState(false)
    const waiting = useRef<Subscription>(undefined)
    const { data: topics, hasFailed } = useTopics()
    const changes = findAddressChanges(properties.type, properties.published, properties.draft, topics)
    if (!original || changes.length === 0 || hasFailed) return original
    if (!topics) return { ...original, disabled: true }

    function confirm(withRedirect: boolean) {
      setOpen(false)
      waiting.current?.unsubscribe()
      if (withRedirect) waiting.current = redirectLater()
      original?.onHandle?.()
    }
    function redirectLater() {
      const states = pair.editState(properties.id, properties.type)
      const showError = () =>
        toast.push({
          status: 'error',
          title: 'The redirect wasn’t added',
          description: `Add it under Redirects: ${changes.map(formatChange).join(', ')}`,
        })
      return redirectOncePublished(client, properties.type, changes, states, topics).subscribe({
        error: showError,
      })
    }
    return {
      ...original,
      onHandle: () => setOpen(true),
      dialog: isOpen
        ? {
            type: 'dialog',
            header: changes.length > 1 ? 'Redirect the old addresses?' : 'Redirect the old address?',
            width: 'small',
            onClose: () => setOpen(false),
            content: <RedirectQuestion changes={changes} onConfirm={confirm} />,
          }
        : original.dialog,
    }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: publish.displayName })
}

const HELP_TOPICS = '*[_type == "helpTopic" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

const helpTopicsQuery = defineQuery(`${HELP_TOPICS}{_id, slug, slugs}`)

/** Follows the published topics, which are part of the addresses of help articles. */
const useHelpTopics = (): Fetched<AddressedTopic[]> =>
  useLiveQuery<string, AddressedTopic[]>(helpTopicsQuery, HELP_TOPICS)

const NO_TOPICS: Fetched<AddressedTopic[]> = { data: [], hasFailed: false }

const useNoTopics = () => NO_TOPICS

const formatChange = ({ from, to }: AddressChange): string => `${from} → ${to}`

interface RedirectQuestionProps {
  changes: readonly AddressChange[]
  onConfirm: (withRedirect: boolean) => void
}

function RedirectQuestion({ changes, onConfirm }: RedirectQuestionProps) {
  return (
    <Stack gap={5}>
      <Text size={1}>
        The address of this page changes. A redirect takes visitors and search engines that know the old one
        to the new one.
      </Text>
      {changes.map((change) => (
        <Text key={change.from} size={1} weight="medium">
          <bdi>{formatChange(change)}</bdi>
        </Text>
      ))}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Publish without redirect" onClick={() => onConfirm(false)} />
        <Button tone="positive" text="Publish and redirect" onClick={() => onConfirm(true)} />
      </Flex>
    </Stack>
  )
}
