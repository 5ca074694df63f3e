import { ConcreteRuleClass, type ObjectSchemaType, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { model } from '../contract/content-model/support/model.ts'

/** A compiled field with its path. */
interface Field {
  way: string
  type: SchemaType
}

const KEPT_BY_SANITY = new Set(['asset', 'media', 'crop', 'hotspot'])

/**
 * Returns every field and array member below a type, nested types included, each type once. The fields of files and
 * images are omitted: Studio writes them as a whole.
 */
function partsOf(way: string, type: SchemaType, seen = new Set<SchemaType>()): Field[] {
  if (seen.has(type)) return []
  seen.add(type)
  const fields = ((type as ObjectSchemaType).fields ?? [])
    .filter(({ name }) => !KEPT_BY_SANITY.has(name))
    .map((field) => ({ way: `${way}.${field.name}`, type: field.type }))
  const members = ((type as { of?: SchemaType[] }).of ?? []).map((member) => ({
    way: `${way}[${member.name}]`,
    type: member,
  }))
  return [...fields, ...members].flatMap((part) => [part, ...partsOf(part.way, part.type, seen)])
}

/** Returns the rules that Sanity applies to a hidden value, besides its type. */
function rulesWhileHidden({ validation }: SchemaType): unknown[] {
  const rules =
    typeof validation === 'function'
      ? (validation as (rule: unknown, context: unknown) => unknown)(new ConcreteRuleClass(), {
          hidden: true,
        })
      : validation
  const all = (Array.isArray(rules) ? rules : [rules ?? []].flat()) as { _rules: { flag: string }[] }[]
  return all.flatMap(({ _rules }) => _rules).filter(({ flag }) => flag !== 'type')
}

const byType = schemaTypes.flatMap(({ name }) => {
  const type = model.get(name)
  return type ? [[name, partsOf(name, type)] as const] : []
})

test('some fields are conditionally hidden', () => {
  const conditional = byType.flatMap(([, parts]) => parts).filter(({ type }) => type.hidden)
  expect(new Set(conditional.map(({ way }) => way)).size).toBeGreaterThan(20)
})

test.each(byType)('%s: no rule applies to a hidden field', (_, parts) => {
  const hidden = parts.filter(({ type }) => type.hidden)
  const within = hidden.flatMap((field) => [field, ...partsOf(field.way, field.type)])
  expect(within.filter(({ type }) => rulesWhileHidden(type).length > 0).map(({ way }) => way)).toEqual([])
})

test.each(schemaTypes.map((type) => [type.name, type] as const))(
  '%s: every rule of its fields checks whether the field is hidden',
  (_, type) => {
    const written = (definition: {
      name?: string
      validation?: unknown
      fields?: unknown[]
      of?: unknown[]
    }): string[] => [
      ...(typeof definition.validation === 'function' && definition.validation.length < 2
        ? [definition.name ?? '']
        : []),
      ...[...(definition.fields ?? []), ...(definition.of ?? [])].flatMap((part) => written(part as never)),
    ]
    expect(written(type as never)).toEqual([])
  },
)
