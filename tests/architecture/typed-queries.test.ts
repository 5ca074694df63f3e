import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchema, TypeGenerator } from '@sanity/codegen'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { GENERATED } from '../../scripts/typegen/generate.ts'
import { files, read } from './files.ts'
import { typeErrorsIn } from './type-check.ts'

const DEFINITION = /^(?:export )?const (\w+Query)(?:: Query<(\w+)>)? =\s*defineQuery\(/gm

describe('queries of the site', () => {
  const definitions = files
    .filter((path) => /^web\/.*\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(DEFINITION)].map(([, name = '', type]) => ({ name, type })))

  test.each(definitions)('$name has the type of its result', ({ name, type }) => {
    expect(type).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Result`)
  })
})

/** Files with queries and their schemas and with the schema of a document, and a block as `features/page/queries.ts` reads it. */
const SERVICE = join(ROOT, 'web/features/service/queries.ts')
const DISCOUNT = join(ROOT, 'web/features/shop/discounts/queries.ts')
const ORDER = join(ROOT, 'web/features/shop/orders/order-document.ts')
const BLOCK = join(ROOT, 'web/blocks/steps/checked.ts')
const BLOCK_SOURCE = `
  import type { z } from 'zod'
  import type { Query, TypedQuery } from '#web/sanity/typed-query.ts'
  import type { PageQueryResult } from '#web/sanity/types.generated.ts'
  import type { stepsSchema } from './query.ts'
  type Block = Extract<NonNullable<NonNullable<PageQueryResult>['blocks']>[number], { type: 'stepsBlock' }>
  export const check: TypedQuery<z.input<typeof stepsSchema>> = '' as Query<Block>
`

/** The queries that these files name. */
const QUERIES = ['serviceQuery', 'discountsQuery', 'usedDiscountsQuery', 'discountUsesQuery', 'pageQuery']

/** Changes the content model or the text of a query. */
interface Change {
  model?: (types: StoredType[]) => void
  query?: (text: string) => string
}
interface StoredType {
  name: string
  attributes?: Record<string, unknown>
  value?: { attributes: Record<string, unknown> }
}

/** Returns what TypeGen writes for the model and the queries after a change. */
async function generate({ model, query = (text) => text }: Change): Promise<string> {
  const schema = await readSchema(GENERATED.schema)
  model?.(schema as StoredType[])
  const generated = readFileSync(GENERATED.types, 'utf8')
  const queries = QUERIES.map((name) => {
    const text = new RegExp(`^// Variable: ${name}\\n// Query: (.+)$`, 'm').exec(generated)?.[1] ?? ''
    const id = { type: 'Identifier' as const, name }
    return { filename: name, query: query(text), variable: { id: id as never } }
  })
  async function* modules() {
    yield await Promise.resolve({ filename: 'queries.ts', queries, errors: [] })
  }
  return (await new TypeGenerator().generateTypes({ schema, queries: modules() })).code
}

/** Type checks the files after a change and returns the errors. */
async function typeErrors(change: Change): Promise<string> {
  const generated = await generate(change)
  return typeErrorsIn(
    [SERVICE, DISCOUNT, ORDER, BLOCK],
    new Map([
      [GENERATED.documents, generated],
      [GENERATED.types, generated],
      [BLOCK, BLOCK_SOURCE],
    ]),
  )
}

/** Renames a field of a type in the content model. */
const renameField = (name: string, field: string) => (types: StoredType[]) => {
  const type = types.find((candidate) => candidate.name === name)
  const fields = (type?.attributes ?? type?.value?.attributes) as Record<string, unknown>
  fields.renamed = fields[field]
  delete fields[field]
}

describe('a query that does not match its schema is a type error', { timeout: 600_000 }, () => {
  test('queries match their schemas', async () => {
    expect(await typeErrors({})).toBe('')
  })

  test('a field is renamed in a document type', async () => {
    const errors = await typeErrors({ model: renameField('service', 'summary') })
    expect(errors).toContain('fieldsNotInContentModel: "summary"')
  })

  test('a field is renamed in the orders that the site writes', async () => {
    const errors = await typeErrors({ model: renameField('order', 'reclaimableAt') })
    expect(errors).toContain('fieldsNotInContentModel: "reclaimableAt"')
  })

  test('a field is renamed in a query', async () => {
    const errors = await typeErrors({
      query: (text) => text.replace(' highlights[] {', ' "points": highlights[] {'),
    })
    expect(errors).toMatch(/Property 'highlights' is missing/)
  })

  test('a limit is renamed in the query of discounts', async () => {
    const errors = await typeErrors({ query: (text) => text.replace(' maxUses,', ' "most": maxUses,') })
    expect(errors).toMatch(/Property 'maxUses' is missing/)
  })

  test('a field is renamed in an object of a block', async () => {
    const errors = await typeErrors({ model: renameField('step', 'title') })
    expect(errors).toContain('fieldsNotInContentModel: "title"')
  })
})
