import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { useCanChange } from '../use-can-change.ts'
import type { WriteError } from '../write-error.ts'
import type { OfferedDecision } from './decisions.ts'
import { moderateReview } from './moderate-review.ts'

const ERRORS: Record<WriteError, string> = {
  conflict: 'The customer or a colleague just changed this review. Read it again first.',
  forbidden: 'Your role doesn’t allow this. Ask an administrator.',
  failed: 'Check your connection and try again.',
}

/** Returns a function that saves a decision about a review and reports it, and whether the user may call it now. */
export function useModeration(id: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const isAllowed = useCanChange(id, 'review')
  const [isSaving, setSaving] = useState(false)
  const decide = async (review: Review, { decision, done }: OfferedDecision) => {
    setSaving(true)
    const result = await moderateReview(client, review, decision)
    setSaving(false)
    if (result === 'done') toast.push({ status: 'success', title: done })
    else toast.push({ status: 'error', title: 'Nothing was saved', description: ERRORS[result] })
  }
  return { decide, isSaving, isAllowed }
}
