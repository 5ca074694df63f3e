import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DownloadIcon } from '@sanity/icons/Download'
import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionComponent,
  type DocumentBadgeComponent,
  useClient,
  useDocumentOperation,
} from 'sanity'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Inquiry } from '#schemas/shared/documents.generated.ts'
import { INQUIRY_STATES } from '#schemas/shared/inquiries.ts'
import { saveAs } from '../components/download.ts'
import { fetchPrivateFile } from '../components/private-file/private-files.ts'
import { createPurgeAction, currentOf, describeFailure, usePermission } from './purge.ts'

/** Moves an inquiry between the lists of new and answered ones. */
export const MarkAnswered: DocumentActionComponent = (properties) => {
  const { patch } = useDocumentOperation(properties.id, properties.type)
  const permission = usePermission(properties, 'update')
  const isAnswered = currentOf<Inquiry>(properties).state === 'answered'
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

/** Shows the state of an inquiry that has left the list of new ones while its form stays open. */
export const InquiryStateBadge: DocumentBadgeComponent = (properties) => {
  const { state } = currentOf<Inquiry>(properties)
  const label = choiceTitle(INQUIRY_STATES, state)
  if (!label || state === 'new') return null
  return {
    label,
    color: state === 'spam' ? 'warning' : 'success',
    title: `It is under Inquiries, ${label}.`,
  }
}

const INCOMPLETE = {
  status: 'error' as const,
  title: 'The attachment is incomplete',
  description: 'A part of it was deleted. Ask the sender for the file by email.',
}

/** Downloads the file attached to an inquiry. */
export const DownloadAttachment: DocumentActionComponent = (properties) => {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const { file } = currentOf<Inquiry>(properties)
  if (!file) return null
  const { name, parts } = file
  return {
    label: 'Download attachment',
    icon: DownloadIcon,
    onHandle: () => {
      void fetchPrivateFile(client, { mediaType: 'application/pdf', parts })
        .then((content) => (content ? saveAs(content, name) : toast.push(INCOMPLETE)))
        .catch((error: unknown) =>
          toast.push(describeFailure('The attachment couldn’t be downloaded', error)),
        )
        .finally(properties.onComplete)
    },
  }
}

/** Deletes an inquiry together with its attachment. */
export const DeleteInquiry = createPurgeAction<Inquiry>({
  name: 'DeleteInquiry',
  idsOf: ({ file }) => file?.parts ?? [],
  question: ({ name, file }) =>
    `Delete the inquiry${name ? ` from ${name}` : ''}${file ? ' and its attachment' : ''}? This can’t be undone.`,
  failure: 'The inquiry wasn’t deleted',
})
