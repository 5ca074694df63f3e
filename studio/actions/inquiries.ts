import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DownloadIcon } from '@sanity/icons/Download'
import { TrashIcon } from '@sanity/icons/Trash'
import { useState } from 'react'
import { useClient, useDocumentOperation, type DocumentActionComponent, type SanityClient } from 'sanity'

const API = { apiVersion: '2025-10-01' }

/** An inquiry as the actions use it. */
interface Inquiry {
  state?: string
  name?: string
  file?: { name?: string; parts?: string[] }
}

const currentOf = ({ draft, published }: { draft: unknown; published: unknown }): Inquiry =>
  draft ?? published ?? {}

/** Takes an inquiry off the list of new ones. */
export const markAnswered: DocumentActionComponent = (properties) => {
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

/** Loads the attached file; only who is signed in may read its parts. */
export const openFile: DocumentActionComponent = (properties) => {
  const client = useClient(API)
  const { file } = currentOf(properties)
  if (!file?.parts) return null
  const { name = 'file.pdf', parts } = file
  return {
    label: 'Open the file',
    icon: DownloadIcon,
    onHandle: () => {
      void saveFile(client, name, parts).finally(properties.onComplete)
    },
  }
}

async function saveFile(client: SanityClient, name: string, parts: readonly string[]): Promise<void> {
  const documents = await client.getDocuments<{ content: string }>([...parts])
  const text = atob(documents.map((part) => part?.content ?? '').join(''))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Deletes an inquiry with the parts of its file: nothing of a person stays behind. */
export const deleteInquiry: DocumentActionComponent = (properties) => {
  const client = useClient(API)
  const [isAsking, setAsking] = useState(false)
  const { name, file } = currentOf(properties)
  return {
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: `Delete the inquiry${name ? ` of ${name}` : ''} and everything that came with it? It cannot be brought back.`,
      onCancel: () => setAsking(false),
      onConfirm: () => {
        const ids = [properties.id, ...(file?.parts ?? [])]
        void ids
          .reduce((transaction, id) => transaction.delete(id), client.transaction())
          .commit()
          .finally(properties.onComplete)
      },
    },
  }
}
