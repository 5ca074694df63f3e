import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { useCanChange } from '../components/use-can-change.ts'
import { writeErrorOf } from '../components/write-error.ts'

/** Returns the document of an action or a badge as the form shows it. */
export const currentOf = <Stored>({
  draft,
  published,
}: Pick<DocumentActionProps, 'draft' | 'published'>): Partial<Stored> =>
  ((draft ?? published) as Partial<Stored> | null) ?? {}

/** Returns a message about a failed request. */
export const describeFailure = (title: string, error: unknown) => ({
  status: 'error' as const,
  title,
  description:
    writeErrorOf(error) === 'forbidden'
      ? 'Your role doesn’t allow this. Ask an administrator.'
      : 'Check your connection and try again.',
})

/** Returns the properties of an action that a user without the permission cannot take. */
export function usePermission({ id, type }: DocumentActionProps, permission: 'update' | 'delete') {
  const isAllowed = useCanChange(id, type, permission)
  return {
    disabled: !isAllowed,
    title: isAllowed === false ? 'Your role can read this, but not change or delete it.' : undefined,
  }
}

interface PurgeOptions<Stored> {
  name: string
  /** Returns the ids of the documents that go with it. */
  idsOf?: (document: Partial<Stored>) => readonly string[]
  question: (document: Partial<Stored>) => string
  /** The title of the message when it fails. */
  failure: string
}

/**
 * Creates a “Delete” action for documents with personal data. It deletes their history too (`purge`), from which colleagues could
 * otherwise restore them.
 */
export function createPurgeAction<Stored>({
  name,
  idsOf = () => [],
  question,
  failure,
}: PurgeOptions<Stored>): DocumentActionComponent {
  const usePurge: DocumentActionComponent = (properties) => {
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [isConfirming, setConfirming] = useState(false)
    const permission = usePermission(properties, 'delete')
    const { closeCurrentAndAfter } = usePaneRouter()
    const document = currentOf<Stored>(properties)
    return {
      ...permission,
      label: 'Delete',
      icon: TrashIcon,
      tone: 'critical',
      onHandle: () => setConfirming(true),
      dialog: isConfirming && {
        type: 'confirm',
        tone: 'critical',
        message: question(document),
        confirmButtonText: 'Delete',
        onCancel: () => setConfirming(false),
        onConfirm: () => {
          const ids = [properties.id, ...idsOf(document)]
          void client
            .mutate(ids.map(purgeMutation))
            .then(() => closeCurrentAndAfter())
            .catch((error: unknown) => toast.push(describeFailure(failure, error)))
            .finally(() => {
              setConfirming(false)
              properties.onComplete()
            })
        },
      },
    }
  }
  return Object.defineProperty(usePurge, 'name', { value: name })
}
