import {
  isReferenceSchemaType,
  type ObjectSchemaType,
  type ReferenceSchemaType,
  type SchemaType,
} from 'sanity'

/** A field that can be set in many documents at once. */
export interface EditableField {
  name: string
  title: string
  /** A choice of one value, of several values, yes or no, one document, or several documents. */
  kind: 'choice' | 'choices' | 'boolean' | 'reference' | 'references'
  /** The values of a choice, or of yes or no. */
  options: readonly { value: string | number | boolean; title: string }[]
  /** The types that a reference leads to. */
  targets: readonly string[]
  /** Whether the members of a list are references that do not keep documents from being deleted. */
  isWeak?: boolean
}

type Options = { list?: readonly (string | number | { value: string | number; title: string })[] } | undefined

const YES_OR_NO = [
  { value: true, title: 'Yes' },
  { value: false, title: 'No' },
]

/** Fields that give other fields of their document another meaning. */
const EXCLUDED_FIELDS: readonly string[] = ['currency', 'kind']

/** Returns the fields of a type that can be set in many documents at once. Conditional ones belong to single documents. */
export const editableFields = (type: SchemaType | undefined): EditableField[] =>
  ((type as ObjectSchemaType | undefined)?.fields ?? [])
    .filter(({ name }) => !EXCLUDED_FIELDS.includes(name))
    .filter(({ type: field }) => !field.hidden && !field.readOnly)
    .flatMap(({ name, type: field }) => {
      const described = describeType(field)
      const title = field.title ?? name
      return described ? [{ name, title, ...described }] : []
    })

type Described = Omit<EditableField, 'name' | 'title'>

/** Returns what can be chosen for a field, or undefined. */
function describeType(type: SchemaType): Described | undefined {
  const options = listOf(type.options as Options)
  if (type.jsonType === 'boolean') return { kind: 'boolean', options: YES_OR_NO, targets: [] }
  if (isReferenceSchemaType(type)) return { kind: 'reference', options: [], targets: targetsOf(type) }
  if (type.jsonType === 'array') {
    const [member, ...others] = type.of
    if (!member || others.length > 0) return undefined
    if (isReferenceSchemaType(member))
      return { kind: 'references', options: [], targets: targetsOf(member), isWeak: member.weak === true }
    return options.length > 0 ? { kind: 'choices', options, targets: [] } : undefined
  }
  const isPlain = type.jsonType === 'string' || type.jsonType === 'number'
  return isPlain && options.length > 0 ? { kind: 'choice', options, targets: [] } : undefined
}

const listOf = (options: Options): EditableField['options'] =>
  (options?.list ?? []).map((each) =>
    typeof each === 'object'
      ? { value: each.value, title: each.title }
      : { value: each, title: String(each) },
  )

const targetsOf = ({ to }: ReferenceSchemaType): string[] => to.map(({ name }) => name)
