import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { TrashIcon } from '@sanity/icons/Trash'
import { type ComponentType, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import type { Decision } from '../components/reviews/moderate-review.ts'
import { useModeration } from '../components/reviews/use-moderation.ts'

interface ModerationAction {
  name: string
  decision: Decision
  label: string
  icon: ComponentType
  tone: 'positive' | 'critical' | 'default'
  /** The question before it happens, if it cannot be undone. */
  question?: string
}

const ACTIONS: readonly ModerationAction[] = [
  {
    name: 'ApproveReview',
    decision: 'approved',
    label: 'Approve',
    icon: CheckmarkCircleIcon,
    tone: 'positive',
  },
  {
    name: 'RejectReview',
    decision: 'rejected',
    label: 'Reject',
    icon: CloseCircleIcon,
    tone: 'default',
  },
  {
    name: 'DeleteReview',
    decision: 'deleted',
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    question:
      'Delete this review? It’s also removed from the product page and the rating. This can’t be undone.',
  },
]

/** Creates a document action that decides about a review. */
const createAction = ({ name, decision, question, ...look }: ModerationAction): DocumentActionComponent => {
  const useAction: DocumentActionComponent = ({ id, published, onComplete }) => {
    const { decide, isSaving, isAllowed } = useModeration(id)
    const [isAsking, setAsking] = useState(false)
    const review = published as unknown as Review | null
    if (!review || review.state === decision) return null
    const save = () => {
      setAsking(false)
      void decide(review, decision).finally(onComplete)
    }
    return {
      ...look,
      disabled: !isAllowed || isSaving,
      title: isAllowed === false ? 'Your role can’t approve or reject reviews.' : undefined,
      onHandle: () => {
        if (question) setAsking(true)
        else save()
      },
      dialog: isAsking && {
        type: 'confirm',
        tone: 'critical',
        message: question,
        confirmButtonText: look.label,
        onCancel: () => setAsking(false),
        onConfirm: save,
      },
    }
  }
  return Object.defineProperty(useAction, 'name', { value: name })
}

/** The actions of a review: Approve, Reject, Delete. */
export const reviewActions: readonly DocumentActionComponent[] = ACTIONS.map(createAction)
