import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'

/** The part of a type or field that matters here. */
interface Definition {
  name: string
  type?: string
  initialValue?: unknown
  validation?: unknown
  options?: { layout?: string; removable?: boolean }
  fields?: Definition[]
  of?: Definition[]
}

const types = schemaTypes as unknown as Definition[]

/** A choice by radio buttons cannot be unset once it is made. */
const isLasting = ({ options, initialValue }: Definition) =>
  options?.layout === 'radio' && initialValue === undefined

/** Returns whether an object of a type can contain what an editor cannot unset. */
function isStuck(typeName: string | undefined): boolean {
  const fields = types.find(({ name, type }) => name === typeName && type === 'object')?.fields ?? []
  return fields.some((field) => isLasting(field) || isStuck(field.type))
}

/** Returns the object fields of a type and of what it contains, with their paths. Items of lists can be removed from the list. */
const objectFields = (definition: Definition, path = definition.name): [string, Definition][] => [
  ...(definition.fields ?? []).flatMap((field): [string, Definition][] => [
    [`${path}.${field.name}`, field],
    ...objectFields(field, `${path}.${field.name}`),
  ]),
  ...(definition.of ?? []).flatMap((item) => objectFields(item, path)),
]

const stuck = types
  .flatMap((type) => objectFields(type))
  .filter(([, { type, fields }]) => isStuck(type) || fields?.some(isLasting))

test('an optional object that cannot be emptied field by field can be removed', () => {
  expect(stuck.length).toBeGreaterThan(5)
  const dead = stuck.filter(([, { validation, options }]) => !validation && !options?.removable)
  expect(dead.map(([path]) => path)).toEqual([])
})
