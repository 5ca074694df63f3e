import { Card, Flex, Text } from '@sanity/ui'
import { useCallback, type ReactNode } from 'react'
import {
  ChangeIndicator,
  FieldPresence,
  type FieldMember,
  type FieldProps,
  type InputProps,
  type StringInputProps,
} from 'sanity'
import type { Locale } from '../../../schemas/shared/locales.ts'
import { isMissing, type Finding } from '../../../schemas/validation/translation-texts.ts'
import { FindingsList } from './findings-list.tsx'
import { PlainField } from './plain-field.tsx'
import { FieldName, frame, StillText, TextArea } from './styles.ts'

interface CellProps {
  locale: Locale
  findings: readonly Finding[]
}

const said = (inputId: string) => `${inputId}-said`

/** The frame of a text in one language, with its name and what is to be said of it. */
function CellFrame({
  locale,
  findings,
  text,
  id,
  children,
}: CellProps & { text?: string; id: string; children: ReactNode }) {
  const tone = findings.some(({ level }) => level === 'error')
    ? 'critical'
    : findings.length > 0
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
      <FindingsList id={id} findings={findings} />
    </div>
  )
}

/** A text in one language, edited in place: presence, changes, focus and reading rights are those of Studio's form. */
export function TextCell({
  member,
  textKey,
  locale,
  findings,
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
          aria-describedby={said(id)}
          aria-invalid={findings.some(({ level }) => level === 'error')}
        />
      )
    },
    [locale, textKey, findings],
  )
  const renderField = useCallback(
    (field: Omit<FieldProps, 'renderDefault'>) => (
      <CellFrame locale={locale} findings={findings} text={field.value as string} id={said(field.inputId)}>
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
    [locale, findings],
  )
  return <PlainField member={member} renderField={renderField} renderInput={renderInput} />
}

/** The same text far from sight: it looks alike, and costs little. */
export function StillCell({ locale, findings, text }: CellProps & { text: string | undefined }) {
  return (
    <CellFrame locale={locale} findings={findings} text={text} id="">
      <StillText lang={locale.id} dir={locale.direction}>
        {text}
      </StillText>
    </CellFrame>
  )
}
