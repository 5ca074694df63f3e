import { isRecord } from '../../shared/json.ts'
import { invalid, MutationError, mutationError } from './errors.ts'
import { checkId } from './validation.ts'

/** The JSON of a mutation or action, or of one of its values. */
export type Attributes = Record<string, unknown>

/** The documents that a patch or deletion applies to. */
type Selection = { id: string } | { query: string; params: Attributes }

/** A validated mutation of a request. */
export type Mutation =
  | { kind: 'create' | 'createOrReplace' | 'createIfNotExists'; document: Attributes }
  | { kind: 'delete'; selection: Selection; purge: boolean }
  | { kind: 'patch'; selection: Selection; ifRevisionId?: string; operations: Attributes }

const CREATING = ['create', 'createOrReplace', 'createIfNotExists'] as const
const SELECTION = ['id', 'query', 'params']
const OPERATIONS = ['set', 'setIfMissing', 'unset', 'insert', 'inc', 'dec', 'diffMatchPatch']

/** Parses the `mutations` of a request body. Throws one `mutationError` (400) with all that is wrong. */
export function parseMutations(mutations: unknown[]): Mutation[] {
  const problems: { index: number; error: MutationError['problem'] }[] = []
  const parsed: Mutation[] = []
  for (const [index, mutation] of mutations.entries()) {
    try {
      parsed.push(parseMutation(mutation))
    } catch (error) {
      if (!(error instanceof MutationError)) throw error
      problems.push({ index, error: error.problem })
    }
  }
  if (problems.length > 0) throw mutationError('mutation', 400, problems)
  return parsed
}

function parseMutation(mutation: unknown): Mutation {
  if (!isRecord(mutation)) throw invalid('A mutation must be an object')
  const names = Object.keys(mutation)
  const [name] = names
  if (name === undefined || names.length > 1) {
    throw invalid(
      'A mutation must have exactly one of create, createOrReplace, createIfNotExists, delete, patch',
    )
  }
  const body = mutation[name]
  if (!isRecord(body)) throw invalid(`The value of "${name}" must be an object`)
  const creating = CREATING.find((kind) => kind === name)
  if (creating) return parseCreation(creating, body)
  if (name === 'delete') {
    return { kind: 'delete', selection: parseSelection(body, 'delete'), purge: body['purge'] === true }
  }
  if (name === 'patch') return parsePatch(body)
  throw invalid(`Unknown mutation type ${JSON.stringify(name)}`)
}

function parseCreation(kind: (typeof CREATING)[number], document: Attributes): Mutation {
  const id = document['_id']
  const isPrefix = typeof id === 'string' && (id === '' || id.endsWith('.'))
  if (kind === 'create' && (id === undefined || isPrefix)) {
    if (isPrefix && id !== '') checkId(`${id}x`)
  } else checkId(id)
  return { kind, document }
}

function parseSelection(body: Attributes, name: string): Selection {
  const { id, query, params } = body
  if (id !== undefined) {
    checkId(id)
    return { id }
  }
  if (typeof query !== 'string') throw invalid(`"${name}" needs an "id" or a "query"`)
  if (params !== undefined && !isRecord(params)) throw invalid('"params" must be an object')
  return { query, params: params ?? {} }
}

/** Parses a patch: its selection and its operations. */
export function parsePatch(body: Attributes): Extract<Mutation, { kind: 'patch' }> {
  const selection = parseSelection(body, 'patch')
  const operations: Attributes = {}
  for (const [name, value] of Object.entries(body)) {
    if (SELECTION.includes(name) || name === 'ifRevisionID' || name === 'ifRevisionId') continue
    if (!OPERATIONS.includes(name)) throw invalid(`Unknown patch operation ${JSON.stringify(name)}`)
    checkOperation(name, value)
    operations[name] = value
  }
  const revision = body['ifRevisionID'] ?? body['ifRevisionId']
  if (revision === undefined || revision === null) return { kind: 'patch', selection, operations }
  if (typeof revision !== 'string') throw invalid('"ifRevisionID" must be a string')
  return { kind: 'patch', selection, operations, ifRevisionId: revision }
}

function checkOperation(name: string, value: unknown): void {
  if (name === 'unset') {
    if (!Array.isArray(value) || !value.every((path) => typeof path === 'string')) {
      throw invalid('"unset" must be an array of paths')
    }
    return
  }
  if (!isRecord(value)) throw invalid(`"${name}" must be an object`)
  if (name === 'insert') {
    const places = ['before', 'after', 'replace'].filter((place) => typeof value[place] === 'string')
    if (places.length !== 1) throw invalid('"insert" needs exactly one of before, after, replace')
    if (!Array.isArray(value['items'])) throw invalid('"insert" needs an array of "items"')
  }
  const wanted = { inc: 'number', dec: 'number', diffMatchPatch: 'string' }[name]
  if (wanted && !Object.values(value).every((operand) => typeof operand === wanted)) {
    throw invalid(`The values of "${name}" must be of type ${wanted}`)
  }
}
