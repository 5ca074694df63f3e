import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { DECISIONS, type OfferedDecision } from '../components/reviews/decisions.ts'
import { useModeration } from '../components/reviews/use-moderation.ts'

/** Creates a document action that decides about a review. */
const createAction = (offered: OfferedDecision): DocumentActionComponent => {
  const { decision, label, icon, tone, question } = offered
  const useAction: DocumentActionComponent = ({ id, published, onComplete }) => {
    const { decide, isSaving, isAllowed } = useModeration(id)
    const [isAsking, setAsking] = useState(false)
    const review = published as unknown as Review | null
    if (!review || review.state === decision) return null
    const save = () => {
      setAsking(false)
      void decide(review, offered).finally(onComplete)
    }
    return {
      label,
      icon,
      tone,
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
        confirmButtonText: label,
        onCancel: () => setAsking(false),
        onConfirm: save,
      },
    }
  }
  return Object.defineProperty(useAction, 'name', { value: `${label}Review` })
}

/** The actions of a review: Approve, Reject, Delete. */
export const reviewActions: readonly DocumentActionComponent[] = DECISIONS.map(createAction)
