import { TrashIcon } from '@sanity/icons/Trash'
import { Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityClient, useClient, useSchema } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { productReviewsId } from '#schemas/shared/reviews.ts'
import type { ReferrersQueryResult } from '#studio/types.generated.ts'
import { useCanChange } from '../components/use-can-change.ts'
import { writeErrorOf } from '../components/write-error.ts'

/** Documents that refer to a product, drafts included, with their English titles. Perspective: raw. */
const referrersQuery =
  defineQuery(`*[references($id) && !(_type in ["inventory", "review", "productReviews"])] | order(_type asc) [0...20] {
  _id, _type, "title": coalesce(title[language == "en"][0].value, title)
}`)

/** Ids of a product, its draft and its versions in releases, of its stock documents and of its reviews. Perspective: raw. */
const dependentsQuery = defineQuery(`{
  "versions": *[sanity::versionOf($id)]._id,
  "stocks": *[_type == "inventory" && product._ref == $id]._id,
  "reviews": *[_type == "review" && product._ref == $id]._id
}`)

/** Whether a scheduled release contains a document. Perspective: raw. */
const SCHEDULED_QUERY = `count(*[
  _type == "system.release" && state in ["scheduling", "scheduled"] &&
  "versions." + name + "." + $id in *[sanity::versionOf($id)]._id
]) > 0`

/** Why a product was not deleted: other documents refer to it, a scheduled release contains it, or the request failed. */
type Problem = { referrers: ReferrersQueryResult } | 'scheduled' | 'failed'

/** What the dialog says of a product that was not deleted. */
const PROBLEM_TEXTS = {
  scheduled:
    'The product is part of a scheduled release, which is published as it is. Unschedule the release, then delete the product.',
  failed: 'The product couldn’t be deleted. Check your connection and try again.',
} as const

/**
 * Deletes a product with its draft, its versions in releases, its stock documents and its reviews, these with their history. A product that
 * other documents refer to is kept, and the editor sees the list of them.
 */
export const DeleteProduct: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const isAllowed = useCanChange(id, type, 'delete')
  const [dialog, setDialog] = useState<'confirm' | Problem | null>(null)
  const close = () => {
    setDialog(null)
    onComplete()
  }
  const confirm = () =>
    void deleteWithDependents(client, id).then((problem) => {
      if (problem) setDialog(problem)
      else close()
    })
  return {
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    disabled: (!draft && !published) || !isAllowed,
    title: isAllowed === false ? 'Your role can’t delete products.' : undefined,
    onHandle: () => setDialog('confirm'),
    dialog:
      dialog === 'confirm'
        ? {
            type: 'confirm',
            tone: 'critical',
            message:
              'Delete this product, its stock and its reviews? It disappears from the shop, and shoppers who have it in their cart are told. Its reviews can’t be restored.',
            confirmButtonText: 'Delete',
            onCancel: close,
            onConfirm: confirm,
          }
        : dialog && {
            type: 'dialog',
            header: 'Not deleted',
            width: 'small',
            onClose: close,
            content: <DeletionProblem problem={dialog} />,
          },
  }
}

function DeletionProblem({ problem }: { problem: Problem }) {
  const schema = useSchema()
  if (typeof problem === 'string') return <Text size={1}>{PROBLEM_TEXTS[problem]}</Text>
  return (
    <Stack gap={4}>
      <Text size={1}>Remove the product from these first, and publish them:</Text>
      {problem.referrers.map(({ _id, _type, title }) => {
        const type = schema.get(_type)?.title ?? _type
        return (
          <Text key={_id} size={1} weight="medium">
            {typeof title === 'string' ? `${title} (${type})` : type}
          </Text>
        )
      })}
    </Stack>
  )
}

/** Deletes a product in all versions, its stock and its reviews in one transaction. Returns null, or why it failed. */
export async function deleteWithDependents(client: SanityClient, id: string): Promise<Problem | null> {
  try {
    const { versions, stocks, reviews } = await client.fetch(dependentsQuery, { id })
    const deletions = [...versions, ...stocks].map((each) => ({ delete: { id: each } }))
    const purges = [productReviewsId(id), ...reviews].map(purgeMutation)
    await client.transaction([...deletions, ...purges]).commit({ visibility: 'sync' })
    return null
  } catch (error) {
    if (writeErrorOf(error) !== 'conflict') return 'failed'
    const referrers = await client.fetch(referrersQuery, { id }).catch(() => [])
    if (referrers.length > 0) return { referrers }
    const isScheduled = await client.fetch<boolean>(SCHEDULED_QUERY, { id }).catch(() => false)
    return isScheduled ? 'scheduled' : 'failed'
  }
}
