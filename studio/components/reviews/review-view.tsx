import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { Badge, Button, Card, Flex, Heading, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { directionOf, findLocale } from '#schemas/shared/locales.ts'
import { REVIEW_STATES } from '#schemas/shared/reviews.ts'
import { DocumentPreview } from '../document-links.tsx'
import { Muted } from '../muted.tsx'
import { Pane } from '../pane.tsx'
import { useModeration } from './use-moderation.ts'

const STATE_TONES = { pending: 'caution', approved: 'positive', rejected: 'default' } as const

/** Shows a review as its reader sees it, with the buttons to decide about it. */
export const ReviewView: UserViewComponent = ({ documentId, schemaType }) => {
  const { published, ready } = useEditState(documentId, schemaType.name)
  const review = published as Review | null
  return (
    <Pane width={1} isReady={ready}>
      {review ? <ReviewContent review={review} /> : <Text muted>This review doesn’t exist anymore.</Text>}
    </Pane>
  )
}

function ReviewContent({ review }: { review: Review }) {
  const { stars, text, language, name, submittedAt, isVerified, state } = review
  const date = new Date(submittedAt).toLocaleDateString('en-GB', { dateStyle: 'long' })
  const facts = [
    name ?? 'Former customer',
    date,
    findLocale(language)?.englishName,
    isVerified && 'Verified purchase',
  ]
  return (
    <>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" size={3} aria-label={`${stars} of 5 stars`}>
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </Heading>
        <Badge tone={STATE_TONES[state]} fontSize={1} padding={2}>
          {choiceTitle(REVIEW_STATES, state)}
        </Badge>
      </Flex>
      <Text size={2} lang={language} dir={directionOf(language)} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      <Decisions review={review} />
      <ReviewedProduct id={review.product._ref} />
    </>
  )
}

function Decisions({ review }: { review: Review }) {
  const { decide, isSaving, isAllowed } = useModeration(review._id)
  if (isAllowed === false) return <Text muted>Your role can’t approve or reject reviews.</Text>
  return (
    <Flex gap={2} wrap="wrap">
      {review.state !== 'approved' && (
        <Button
          text="Approve"
          icon={CheckmarkCircleIcon}
          tone="positive"
          disabled={isSaving || !isAllowed}
          onClick={() => void decide(review, 'approved')}
        />
      )}
      {review.state !== 'rejected' && (
        <Button
          text="Reject"
          icon={CloseCircleIcon}
          mode="ghost"
          disabled={isSaving || !isAllowed}
          onClick={() => void decide(review, 'rejected')}
        />
      )}
    </Flex>
  )
}

const ReviewedProduct = ({ id }: { id: string }) => (
  <Card as={IntentLink} intent="edit" params={{ id, type: 'product' }} border radius={2} data-as="a">
    <DocumentPreview id={id} type="product" />
  </Card>
)
