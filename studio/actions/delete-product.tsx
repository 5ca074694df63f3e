import { TrashIcon } from '@sanity/icons/Trash'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  useClient,
  useDocumentPairPermissions,
  useSchema,
  type DocumentActionComponent,
  type SanityClient,
} from 'sanity'
import { inventoryId } from '../../schemas/shared/stock.ts'

const API = { apiVersion: '2025-10-01' }

/** What names a product besides its own count, by its English title; drafts among them. Perspective: raw. */
const NAMED_BY = `*[references($id) && _type != "inventory"] | order(_type asc) [0...20] {
  _id, _type, "title": coalesce(title[language == "en"][0].value, title)
}`

interface Naming {
  _id: string
  _type: string
  title: unknown
}

/** Where a deletion stands: being confirmed, refused because others name the product, or failed. */
type Stage = 'asking' | { namedBy: Naming[] } | 'failed'

/**
 * Deletes a product together with its draft and its count, which would stand in the lists of stock for ever. What names it, such as a page
 * with chosen goods, is told first: nothing is deleted then.
 */
export const deleteProduct: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const client = useClient(API)
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'delete' })
  const [stage, setStage] = useState<Stage | null>(null)
  const close = () => {
    setStage(null)
    onComplete()
  }
  const confirm = () =>
    void deleteTogether(client, id).then((next) => {
      if (next) setStage(next)
      else close()
    })
  return {
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    disabled: (!draft && !published) || !permission?.granted,
    title: permission?.granted ? undefined : 'Your role does not allow this.',
    onHandle: () => setStage('asking'),
    dialog:
      stage === 'asking'
        ? {
            type: 'confirm',
            tone: 'critical',
            message: 'Delete this product and its stock? Visitors no longer find it, and carts say so.',
            confirmButtonText: 'Delete',
            onCancel: close,
            onConfirm: confirm,
          }
        : stage && {
            type: 'dialog',
            header: 'Not deleted',
            width: 'small',
            onClose: close,
            content: <Refusal stage={stage} />,
          },
  }
}

function Refusal({ stage }: { stage: Exclude<Stage, 'asking'> }) {
  const schema = useSchema()
  if (stage === 'failed')
    return <Text size={1}>The content lake did not accept it. Check your connection.</Text>
  return (
    <Stack gap={4}>
      <Text size={1}>Take the product out of these first, and publish them:</Text>
      {stage.namedBy.map(({ _id, _type, title }) => {
        const type = schema.get(_type)?.title ?? _type
        return (
          <Text key={_id} size={1} weight="medium">
            {typeof title === 'string' ? `${title} (${type})` : type}
          </Text>
        )
      })}
    </Stack>
  )
}

/** Deletes all there is of a product; answers why it could not. */
async function deleteTogether(client: SanityClient, id: string): Promise<Exclude<Stage, 'asking'> | null> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const transaction = [id, `drafts.${id}`, inventoryId(id)].reduce(
    (deletions, each) => deletions.delete(each),
    client.transaction(),
  )
  try {
    await transaction.commit({ visibility: 'sync' })
    return null
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 409) return 'failed'
    const namedBy = await raw.fetch<Naming[]>(NAMED_BY, { id }).catch(() => [])
    return { namedBy }
  }
}
