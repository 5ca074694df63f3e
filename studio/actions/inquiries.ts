import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DownloadIcon } from '@sanity/icons/Download'
import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  useClient,
  useDocumentOperation,
  useDocumentPairPermissions,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import type { Inquiry } from '#schemas/shared/documents.generated.ts'
import { isForbidden } from '../components/catalog/transaction.ts'
import { saveAs } from '../components/download.ts'
import { fetchPrivateFile } from '../components/private-file/private-files.ts'

const API = { apiVersion: '2025-10-01' }

const currentOf = ({ draft, published }: { draft: unknown; published: unknown }): Partial<Inquiry> =>
  draft ?? published ?? {}

/** Returns a message about a failed request. */
const describeFailure = (title: string, error: unknown) => ({
  status: 'error' as const,
  title,
  description: isForbidden(error)
    ? 'Your role doesn’t allow this. Ask an administrator.'
    : 'Check your connection and try again.',
})

/** Returns the properties of an action that a user without the permission cannot take. */
function usePermission(id: string, permission: 'update' | 'delete') {
  const [given, isLoading] = useDocumentPairPermissions({ id, type: 'inquiry', permission })
  const isDenied = !isLoading && !given?.granted
  return {
    disabled: isLoading || isDenied,
    title: isDenied ? 'Your role can read inquiries, but not change or delete them.' : undefined,
  }
}

/** Moves an inquiry between the lists of new and answered ones. */
export const MarkAnswered: DocumentActionComponent = (properties) => {
  const { patch } = useDocumentOperation(properties.id, properties.type)
  const permission = usePermission(properties.id, 'update')
  const isAnswered = currentOf(properties).state === 'answered'
  return {
    ...permission,
    label: isAnswered ? 'Mark as new' : 'Mark as answered',
    icon: CheckmarkCircleIcon,
    tone: isAnswered ? 'default' : 'positive',
    onHandle: () => {
      patch.execute([{ set: { state: isAnswered ? 'new' : 'answered' } }])
      properties.onComplete()
    },
  }
}

/** Downloads the file attached to an inquiry. */
export const DownloadAttachment: DocumentActionComponent = (properties) => {
  const client = useClient(API)
  const toast = useToast()
  const { file } = currentOf(properties)
  if (!file) return null
  const { name, parts } = file
  return {
    label: 'Download attachment',
    icon: DownloadIcon,
    onHandle: () => {
      void fetchPrivateFile(client, { mediaType: 'application/pdf', parts })
        .then((content) => saveAs(content, name))
        .catch((error: unknown) =>
          toast.push(describeFailure('The attachment couldn’t be downloaded', error)),
        )
        .finally(properties.onComplete)
    },
  }
}

/** Deletes an inquiry together with its attachment. */
export const DeleteInquiry: DocumentActionComponent = (properties) => {
  const client = useClient(API)
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const permission = usePermission(properties.id, 'delete')
  const { closeCurrent } = usePaneRouter()
  const { name, file } = currentOf(properties)
  return {
    ...permission,
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    onHandle: () => setConfirming(true),
    dialog: isConfirming && {
      type: 'confirm',
      tone: 'critical',
      message: `Delete the inquiry${name ? ` from ${name}` : ''}${file ? ' and its attachment' : ''}? This can’t be undone.`,
      confirmButtonText: 'Delete',
      onCancel: () => setConfirming(false),
      onConfirm: () => {
        // Without `purge`, colleagues could restore the personal data from the history.
        const deletions = [properties.id, ...(file?.parts ?? [])].map((id) => ({
          delete: { id, purge: true },
        }))
        void client
          .mutate(deletions)
          .then(() => closeCurrent())
          .catch((error: unknown) => toast.push(describeFailure('The inquiry wasn’t deleted', error)))
          .finally(() => {
            setConfirming(false)
            properties.onComplete()
          })
      },
    },
  }
}
