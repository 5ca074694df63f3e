import type { ReactElement } from 'react'
import {
  ChangeIndicator,
  type FieldMember,
  type FieldProps,
  MemberField,
  type StringInputProps,
} from 'sanity'

const nothing = () => null

interface PlainFieldProps {
  member: FieldMember
  renderInput: (props: StringInputProps) => ReactElement
  /** Renders the input with what is around it. */
  renderFrame: (input: ReactElement, field: Omit<FieldProps, 'renderDefault'>) => ReactElement
}

/** A form field of plain text, without items or previews, which marks its changes. */
export function PlainField({ member, renderInput, renderFrame }: PlainFieldProps) {
  return (
    <MemberField
      member={member}
      renderInput={(props) => renderInput(props as StringInputProps)}
      renderField={(field) =>
        renderFrame(
          <ChangeIndicator
            path={field.path}
            isChanged={field.changed}
            hasFocus={Boolean(field.inputProps.focused)}
          >
            {field.children}
          </ChangeIndicator>,
          field,
        )
      }
      renderItem={nothing}
      renderPreview={nothing}
    />
  )
}
