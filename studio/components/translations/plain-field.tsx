import { MemberField, type FieldMember, type RenderFieldCallback, type RenderInputCallback } from 'sanity'

const nothing = () => null

interface PlainFieldProps {
  member: FieldMember
  renderField: RenderFieldCallback
  renderInput: RenderInputCallback
}

/** A field of Studio's form that holds words and nothing else: there are no items, previews or blocks in it. */
export function PlainField(props: PlainFieldProps) {
  return <MemberField {...props} renderItem={nothing} renderPreview={nothing} />
}
