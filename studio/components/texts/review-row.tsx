import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { LOCALES } from '#schemas/shared/locales.ts'
import { FieldGrid } from '../catalog/styles.ts'
import type { PlannedText } from './plan-import.ts'

interface ReviewRowProps {
  text: PlannedText
  language: string
  isChosen: boolean
  onToggle: () => void
}

/** One text: English, the present translation and the new one, with a box to save it. */
export function ReviewRow({ text, language, isChosen, onToggle }: ReviewRowProps) {
  const { field, source, before, after, warnings } = text
  const direction = LOCALES.find(({ id }) => id === language)?.direction
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
