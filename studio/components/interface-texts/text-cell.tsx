import { Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type FieldMember, FieldPresence } from 'sanity'
import type { Locale } from '#schemas/shared/locales.ts'
import { isMissing, type Issue } from '#schemas/validation/translation-texts.ts'
import { IssuesList } from './issues-list.tsx'
import { PlainField } from './plain-field.tsx'
import { FieldName, StaticText, TextArea } from './styles.ts'

interface CellProps {
  locale: Locale
  issues: readonly Issue[]
}

const issuesId = (inputId: string) => `${inputId}-issues`

function CellFrame({
  locale,
  issues,
  text,
  id,
  children,
}: CellProps & { text: string | undefined; id?: string; children: ReactNode }) {
  const tone = issues.some(({ level }) => level === 'error')
    ? 'critical'
    : issues.length > 0
      ? 'caution'
      : 'default'
  return (
    <div data-cell="text" role="cell">
      <FieldName>
        <Text size={1} weight="medium" muted lang={locale.id} dir={locale.direction}>
          {locale.name}
        </Text>
      </FieldName>
      <Card border radius={2} tone={tone} style={{ borderStyle: isMissing(text) ? 'dashed' : 'solid' }}>
        {children}
      </Card>
      <IssuesList id={id} issues={issues} />
    </div>
  )
}

/** Edits a text in one language, with the presence, changes, focus and rights of Studio's form. */
export function TextCell({
  member,
  textKey,
  locale,
  issues,
}: CellProps & { member: FieldMember; textKey: string }) {
  return (
    <PlainField
      member={member}
      renderInput={({ elementProps, id, readOnly }) => (
        <TextArea
          {...elementProps}
          lang={locale.id}
          dir={locale.direction}
          rows={1}
          spellCheck={locale.id !== 'zh'}
          readOnly={readOnly}
          aria-label={`${locale.name}: ${textKey}`}
          aria-describedby={issuesId(id)}
          aria-invalid={issues.some(({ level }) => level === 'error')}
        />
      )}
      renderFrame={(input, { value, inputId, presence }) => (
        <CellFrame locale={locale} issues={issues} text={value as string} id={issuesId(inputId)}>
          {input}
          {presence.length > 0 && (
            <Flex justify="flex-end" padding={1}>
              <FieldPresence maxAvatars={3} presence={presence} />
            </Flex>
          )}
        </CellFrame>
      )}
    />
  )
}

/** A cheap copy of `TextCell` for rows far outside the viewport. */
export function StaticCell({ locale, issues, text }: CellProps & { text: string | undefined }) {
  return (
    <CellFrame locale={locale} issues={issues} text={text}>
      <StaticText lang={locale.id} dir={locale.direction}>
        {text}
      </StaticText>
    </CellFrame>
  )
}
