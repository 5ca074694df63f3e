import { Card, Flex, Text } from '@sanity/ui'
import { type ReactNode, useCallback } from 'react'
import {
  ChangeIndicator,
  type FieldMember,
  FieldPresence,
  type FieldProps,
  type InputProps,
  type StringInputProps,
} from 'sanity'
import type { Locale } from '#schemas/shared/locales.ts'
import { isMissing, type Issue } from '#schemas/validation/translation-texts.ts'
import { IssuesList } from './issues-list.tsx'
import { PlainField } from './plain-field.tsx'
import { FieldName, frame, StaticText, TextArea } from './styles.ts'

interface CellProps {
  locale: Locale
  issues: readonly Issue[]
}

const issuesId = (inputId: string) => `${inputId}-issues`

/** The frame of a text with its language and issues. */
function CellFrame({
  locale,
  issues,
  text,
  id,
  children,
}: CellProps & { text?: string; id: string; children: ReactNode }) {
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
      <Card border radius={2} tone={tone} style={frame(isMissing(text))}>
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
  const renderInput = useCallback(
    (props: Omit<InputProps, 'renderDefault'>) => {
      const { elementProps, id, readOnly } = props as StringInputProps
      return (
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
      )
    },
    [locale, textKey, issues],
  )
  const renderField = useCallback(
    (field: Omit<FieldProps, 'renderDefault'>) => (
      <CellFrame locale={locale} issues={issues} text={field.value as string} id={issuesId(field.inputId)}>
        <ChangeIndicator
          path={field.path}
          isChanged={field.changed}
          hasFocus={Boolean(field.inputProps.focused)}
        >
          {field.children}
        </ChangeIndicator>
        {field.presence.length > 0 && (
          <Flex justify="flex-end" padding={1}>
            <FieldPresence maxAvatars={3} presence={field.presence} />
          </Flex>
        )}
      </CellFrame>
    ),
    [locale, issues],
  )
  return <PlainField member={member} renderField={renderField} renderInput={renderInput} />
}

/** A cheap copy of `TextCell` for rows far outside the viewport. */
export function StaticCell({ locale, issues, text }: CellProps & { text: string | undefined }) {
  return (
    <CellFrame locale={locale} issues={issues} text={text} id="">
      <StaticText lang={locale.id} dir={locale.direction}>
        {text}
      </StaticText>
    </CellFrame>
  )
}
