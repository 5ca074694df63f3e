import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { useCanChange } from '../use-can-change.ts'
import type { WriteError } from '../write-error.ts'
import { type Decision, moderateReview } from './moderate-review.ts'

/** What the editor reads after a decision. */
const DONE: Record<Decision, string> = {
  approved: 'The review is on the product page, and the rating includes it.',
  rejected: 'The review isn’t on the site. The customer can change it and submit it again.',
  deleted: 'The review is deleted.',
}

const ERRORS: Record<WriteError, string> = {
  conflict: 'The customer just changed this review. Read it again first.',
  forbidden: 'Your role doesn’t allow this. Ask an administrator.',
  failed: 'Check your connection and try again.',
}

/** Returns a function that saves a decision about a review and reports it, and whether the user may call it now. */
export function useModeration(id: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const isAllowed = useCanChange(id, 'review')
  const [isSaving, setSaving] = useState(false)
  const decide = async (review: Review, decision: Decision) => {
    setSaving(true)
    const result = await moderateReview(client, review, decision)
    setSaving(false)
    if (result === 'done') toast.push({ status: 'success', title: DONE[decision] })
    else toast.push({ status: 'error', title: 'Nothing was saved', description: ERRORS[result] })
  }
  return { decide, isSaving, isAllowed }
}
