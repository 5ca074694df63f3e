import { Box, Button, Card } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'

interface DocumentProps {
  id: string
  type: string
}

/** Opens the form of a document, from a row of a list. */
export function OpenDocumentButton({ id, type }: DocumentProps) {
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

/** A document as in Studio's lists. */
export function DocumentPreview({
  id,
  type,
  layout = 'default',
}: DocumentProps & { layout?: 'default' | 'inline' }) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return null
  return (
    <Box flex={1} style={{ minWidth: 0 }}>
      <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout={layout} />
    </Box>
  )
}

/** A document as in Studio's lists, which opens its form. */
export function DocumentLink({ id, type, border }: DocumentProps & { border?: boolean }) {
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id, type }}
      border={border}
      radius={2}
      data-as="a"
      style={{ textDecoration: 'none' }}
    >
      <DocumentPreview id={id} type={type} />
    </Card>
  )
}
