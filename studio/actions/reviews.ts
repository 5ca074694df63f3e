import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { type ComponentType, useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentPairPermissions } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import {
  type Decision,
  moderateReview,
  type ModerationResult,
} from '../components/reviews/moderate-review.ts'

interface ModerationAction {
  name: string
  decision: Decision
  label: string
  icon: ComponentType
  tone: 'positive' | 'critical' | 'default'
  /** What the editor reads afterwards. */
  done: string
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
    done: 'The review is on the product page, and the rating includes it.',
  },
  {
    name: 'RejectReview',
    decision: 'rejected',
    label: 'Reject',
    icon: CloseCircleIcon,
    tone: 'default',
    done: 'The review isn’t on the site. The customer can change it and submit it again.',
  },
  {
    name: 'DeleteReview',
    decision: 'deleted',
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    done: 'The review is deleted.',
    question:
      'Delete this review? It’s also removed from the product page and the rating. This can’t be undone.',
  },
]

const ERRORS: Record<Exclude<ModerationResult, 'done'>, string> = {
  conflict: 'The customer just changed this review. Read it again first.',
  forbidden: 'Your role doesn’t allow this. Ask an administrator.',
  failed: 'Check your connection and try again.',
}

/** Creates a document action that decides about a review. */
function createAction(action: ModerationAction): DocumentActionComponent {
  const useModeration: DocumentActionComponent = ({ id, type, published, onComplete }) => {
    const client = useClient({ apiVersion: '2025-10-01' })
    const toast = useToast()
    const [permission, isLoading] = useDocumentPairPermissions({ id, type, permission: 'update' })
    const [step, setStep] = useState<'asking' | 'saving' | null>(null)
    const review = published as unknown as Review | null
    if (!review || review.state === action.decision) return null
    const save = async () => {
      setStep('saving')
      const result = await moderateReview(client, review, action.decision)
      if (result === 'done') toast.push({ status: 'success', title: action.done })
      else toast.push({ status: 'error', title: 'Nothing was saved', description: ERRORS[result] })
      setStep(null)
      onComplete()
    }
    const isAllowed = permission?.granted === true
    return {
      label: action.label,
      icon: action.icon,
      tone: action.tone,
      disabled: isLoading || !isAllowed || step === 'saving',
      title: isLoading || isAllowed ? undefined : 'Your role can’t decide about reviews.',
      onHandle: () => {
        if (action.question) setStep('asking')
        else void save()
      },
      dialog: step === 'asking' && {
        type: 'confirm',
        tone: 'critical',
        message: action.question,
        confirmButtonText: action.label,
        onCancel: () => setStep(null),
        onConfirm: () => void save(),
      },
    }
  }
  return Object.defineProperty(useModeration, 'name', { value: action.name })
}

/** The actions of a review: Approve, Reject, Delete. */
export const reviewActions: readonly DocumentActionComponent[] = ACTIONS.map(createAction)
