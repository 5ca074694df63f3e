import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DownloadIcon } from '@sanity/icons/Download'
import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity'
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

/** Moves an inquiry between the lists of new and answered ones. */
export const MarkAnswered: DocumentActionComponent = (properties) => {
  const { patch } = useDocumentOperation(properties.id, properties.type)
  const isAnswered = currentOf(properties).state === 'answered'
  return {
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
  const { name, file } = currentOf(properties)
  return {
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    onHandle: () => setConfirming(true),
    dialog: isConfirming && {
      type: 'confirm',
      tone: 'critical',
      message: `Delete the inquiry${name ? ` from ${name}` : ''} and its attachments? This can’t be undone.`,
      onCancel: () => setConfirming(false),
      onConfirm: () => {
        const ids = [properties.id, ...(file?.parts ?? [])]
        void ids
          .reduce((transaction, id) => transaction.delete(id), client.transaction())
          .commit()
          .catch((error: unknown) => toast.push(describeFailure('The inquiry wasn’t deleted', error)))
          .finally(() => {
            setConfirming(false)
            properties.onComplete()
          })
      },
    },
  }
}
