import { type FieldMember, MemberField, type RenderFieldCallback, type RenderInputCallback } from 'sanity'

const nothing = () => null

interface PlainFieldProps {
  member: FieldMember
  renderField: RenderFieldCallback
  renderInput: RenderInputCallback
}

/** A form field of plain text, without items or previews. */
export function PlainField(props: PlainFieldProps) {
  return <MemberField {...props} renderItem={nothing} renderPreview={nothing} />
}
