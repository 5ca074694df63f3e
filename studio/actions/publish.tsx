import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type AddressChange, addressOf, findAddressChange, redirectAddress } from './address-change.ts'

/** Wraps Studio's “Publish” action: when the address changes, it offers to redirect the old one. */
export function offerRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (properties) => {
    const original = publish(properties)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [isOpen, setOpen] = useState(false)
    const requested = useRef<AddressChange>(undefined)
    const address = addressOf(properties.type, properties.published)
    useEffect(() => {
      // Before the new address is published, the redirect would lead to a missing page.
      const moved = requested.current
      if (!moved || address !== moved.to) return
      requested.current = undefined
      redirectAddress(client, moved).catch(() =>
        toast.push({
          status: 'error',
          title: 'The redirect wasn’t added',
          description: `Add it under Redirects, from ${moved.from} to ${moved.to}.`,
        }),
      )
    }, [address, client, toast])
    const change = findAddressChange(properties.type, properties.published, properties.draft)
    if (!original || !change) return original

    function confirm(withRedirect: boolean) {
      setOpen(false)
      requested.current = withRedirect && change ? change : undefined
      original?.onHandle?.()
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
