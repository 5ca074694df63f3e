import { Badge, Button, Flex, Heading, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import type { UserViewComponent } from 'sanity/structure'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { directionOf, findLocale } from '#schemas/shared/locales.ts'
import { REVIEW_STATES } from '#schemas/shared/reviews.ts'
import { DocumentLink } from '../document-links.tsx'
import { Muted } from '../muted.tsx'
import { Pane } from '../pane.tsx'
import { DECISIONS } from './decisions.ts'
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
      <DocumentLink id={review.product._ref} type="product" border />
    </>
  )
}

function Decisions({ review }: { review: Review }) {
  const { decide, isSaving, isAllowed } = useModeration(review._id)
  if (isAllowed === false) return <Text muted>Your role can’t approve or reject reviews.</Text>
  // The menu of the document deletes it.
  const offered = DECISIONS.filter(({ decision }) => decision !== 'deleted' && decision !== review.state)
  return (
    <Flex gap={2} wrap="wrap">
      {offered.map((each) => (
        <Button
          key={each.decision}
          text={each.label}
          icon={each.icon}
          tone={each.tone}
          mode={each.tone === 'default' ? 'ghost' : 'default'}
          disabled={isSaving || !isAllowed}
          onClick={() => void decide(review, each)}
        />
      ))}
    </Flex>
  )
}
