import { Button } from '@sanity/ui'
import { IntentLink } from 'sanity/router'

/** Opens the form of a document, from a row of a list. */
export function OpenDocumentButton({ id, type }: { id: string; type: string }) {
  return (
    <Button
      as={IntentLink}
      intent="edit"
      params={{ id, type }}
      mode="bleed"
      fontSize={1}
      padding={2}
      text="Open"
      data-as="a"
    />
  )
}
