import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { findLocale } from '#schemas/shared/locales.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Muted } from '../muted.tsx'
import { FieldGrid } from '../tool-styles.ts'
import { type PlannedText } from './plan-import.ts'
import { type Review } from './use-translations.ts'

interface ReviewDialogProps {
  review: Review
  isBusy: boolean
  onSave: (texts: readonly PlannedText[]) => void
  onClose: () => void
}

/** Shows each translation beside the present text. Those with a warning are saved only when they are ticked. */
export function ReviewDialog({ review, isBusy, onSave, onClose }: ReviewDialogProps) {
  const { texts, rejected, unchanged } = review.plan
  const [chosen, setChosen] = useState<ReadonlySet<PlannedText>>(
    () => new Set(texts.filter(({ warnings }) => warnings.length === 0)),
  )
  const language = findLocale(review.language)?.englishName ?? review.language
  function toggle(text: PlannedText) {
    const next = new Set(chosen)
    if (!next.delete(text)) next.add(text)
    setChosen(next)
  }
  return (
    <ConfirmDialog
      header={`Review ${formatCount(texts.length, 'text')} in ${language}`}
      action={`Save ${formatCount(chosen.size, 'text')} to drafts`}
      tone="primary"
      width={3}
      isBusy={isBusy}
      isDisabled={chosen.size === 0}
      onConfirm={() => onSave(texts.filter((text) => chosen.has(text)))}
      onCancel={onClose}
    >
      <Stack gap={4}>
        {unchanged > 0 && <Muted>{formatCount(unchanged, 'text is', 'texts are')} in Studio already.</Muted>}
        {rejected.map(({ id, error }) => (
          <Text key={id} size={1} role="alert">
            {id}: {error}
          </Text>
        ))}
        {texts.map((text) => (
          <ReviewRow
            key={`${text.field.documentId} ${text.field.path}`}
            text={text}
            language={review.language}
            isChosen={chosen.has(text)}
            onToggle={() => toggle(text)}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  )
}

interface ReviewRowProps {
  text: PlannedText
  language: string
  isChosen: boolean
  onToggle: () => void
}

/** One text: English, the present translation and the new one, with a box to save it. */
function ReviewRow({ text, language, isChosen, onToggle }: ReviewRowProps) {
  const { field, source, before, after, warnings } = text
  const direction = findLocale(language)?.direction
  const label = `${field.documentId}, ${field.path}`
  return (
    <Card border radius={2} padding={3} tone={warnings.length > 0 ? 'caution' : 'default'} data-text={label}>
      <Stack gap={4}>
        <Flex as="label" gap={3} align="center">
          <Checkbox checked={isChosen} onChange={onToggle} />
          <Text size={1} muted textOverflow="ellipsis">
            {label}
          </Text>
        </Flex>
        {warnings.map((warning) => (
          <Text key={warning} size={1} weight="medium">
            {warning}
          </Text>
        ))}
        <FieldGrid>
          <Version title="English" text={source} />
          <Version title="Now" text={before || '–'} language={language} direction={direction} />
          <Version title="New" text={after} language={language} direction={direction} />
        </FieldGrid>
      </Stack>
    </Card>
  )
}

interface VersionProps {
  title: string
  text: string
  language?: string
  direction?: 'ltr' | 'rtl' | undefined
}

function Version({ title, text, language, direction }: VersionProps) {
  return (
    <Stack gap={3}>
      <Text size={0} muted weight="medium">
        {title}
      </Text>
      <div lang={language} dir={direction}>
        <Text size={1} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      </div>
    </Stack>
  )
}
