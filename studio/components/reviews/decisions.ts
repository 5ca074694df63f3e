import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { TrashIcon } from '@sanity/icons/Trash'
import type { ComponentType } from 'react'
import type { Decision } from './moderate-review.ts'

/** How Studio offers a decision about a review. */
export interface OfferedDecision {
  decision: Decision
  label: string
  icon: ComponentType
  tone: 'positive' | 'critical' | 'default'
  /** The question before it happens, if it cannot be undone. */
  question?: string
  /** What the editor reads afterwards. */
  done: string
}

/** All decisions, in the order of their buttons. */
export const DECISIONS: readonly OfferedDecision[] = [
  {
    decision: 'approved',
    label: 'Approve',
    icon: CheckmarkCircleIcon,
    tone: 'positive',
    done: 'The review is on the product page, and the rating includes it.',
  },
  {
    decision: 'rejected',
    label: 'Reject',
    icon: CloseCircleIcon,
    tone: 'default',
    done: 'The review isn’t on the site. The customer can change it and submit it again.',
  },
  {
    decision: 'deleted',
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    question:
      'Delete this review? It’s also removed from the product page and the rating. This can’t be undone.',
    done: 'The review is deleted.',
  },
]
