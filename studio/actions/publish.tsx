import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import { type DocumentActionComponent, useClient, useDocumentStore } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type AddressChange, findAddressChange, redirectOncePublished } from './address-change.ts'

/** Wraps Studio's “Publish” action: when the address changes, it offers to redirect the old one. */
export function offerRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (properties) => {
    const original = publish(properties)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const { pair } = useDocumentStore()
    const [isOpen, setOpen] = useState(false)
    const waiting = useRef<Subscription>(undefined)
    const change = findAddressChange(properties.type, properties.published, properties.draft)
    if (!original || !change) return original

    function confirm(withRedirect: boolean) {
      setOpen(false)
      waiting.current?.unsubscribe()
      if (withRedirect && change) waiting.current = redirectLater(change)
      original?.onHandle?.()
    }
    function redirectLater(moved: AddressChange) {
      const states = pair.editState(properties.id, properties.type)
      const showError = () =>
        toast.push({
          status: 'error',
          title: 'The redirect wasn’t added',
          description: `Add it under Redirects, from ${moved.from} to ${moved.to}.`,
        })
      return redirectOncePublished(client, properties.type, moved, states).subscribe({ error: showError })
    }
    return {
      ...original,
      onHandle: () => setOpen(true),
      dialog: isOpen
        ? {
            type: 'dialog',
            header: 'Redirect the old address?',
            width: 'small',
            onClose: () => setOpen(false),
            content: <RedirectQuestion change={change} onConfirm={confirm} />,
          }
        : original.dialog,
    }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: publish.displayName })
}

interface RedirectQuestionProps {
  change: AddressChange
  onConfirm: (withRedirect: boolean) => void
}

function RedirectQuestion({ change, onConfirm }: RedirectQuestionProps) {
  return (
    <Stack gap={5}>
      <Text size={1}>
        This page moves from {decodeURI(change.from)} to {decodeURI(change.to)}. A redirect takes visitors and
        search engines that know the old address to the new one.
      </Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Publish without redirect" onClick={() => onConfirm(false)} />
        <Button tone="positive" text="Publish and redirect" onClick={() => onConfirm(true)} />
      </Flex>
    </Stack>
  )
}
