import { functions } from '../functions/functions.ts'
import { carriedName } from './source.ts'
import { textSearch } from './text-search.ts'
import { mapChildren, type Node } from './tree.ts'

type Call = Node & { type: 'FuncCall' }

const value = (constant: unknown): Node => ({ type: 'Value', value: constant })
const attribute = (name: string, base?: Node): Node => ({
  type: 'AccessAttribute',
  name,
  ...(base && { base }),
})

function filterEverything(expr: Node): Node {
  return { type: 'Filter', base: { type: 'Everything' }, expr }
}

/** Replaces functions that groq-js declares but cannot evaluate by supported or custom ones. */
function rewriteCall(node: Call): Node {
  const [first, second] = node.args
  const name = nameOf(node)
  switch (name) {
    case 'text::query':
      return first ? textSearch(undefined, first) : node
    case 'releases::all': {
      const right = value('system.release')
      return filterEverything({ type: 'OpCall', op: '==', left: attribute('_type'), right })
    }
    case 'documents::get':
      return first ? { type: 'Deref', base: first } : node
    case 'documents::incomingRefCount': {
      const target = attribute('_id', { type: 'Parent', n: 1 })
      const references: Node = { type: 'FuncCall', namespace: 'global', name: 'references', args: [target] }
      return { type: 'FuncCall', namespace: 'global', name: 'count', args: [filterEverything(references)] }
    }
    case 'documents::incomingGlobalDocumentReferenceCount':
      return value(0)
    case 'user::attributes':
      return value({})
    case 'geo':
      return functions.geo.call(...argumentsOf(name, node.args.slice(1), 1))
    case 'pt':
      return functions.portableText.call(...argumentsOf(name, node.args.slice(1), 1))
    case 'geo::latLng':
      return functions.latLng.call(...argumentsOf(name, node.args, 2))
    case 'geo::contains':
      return functions.contains.call(...argumentsOf(name, node.args, 2))
    case 'geo::intersects':
      return functions.intersects.call(...argumentsOf(name, node.args, 2))
    case 'geo::distance':
      return functions.distance.call(...argumentsOf(name, node.args, 2))
    case 'array::unique':
      return functions.unique.call(...node.args)
    case 'global::round':
      return first && second ? functions.round.call(first, second) : node
    case 'global::dateTime':
      return first ? { ...node, args: [functions.checkCalendarTime.call(first)] } : node
    case 'text::semanticSimilarity':
    case 'media::aspect':
    case 'global::anywhere':
      throw new Error(`${name.replace('global::', '')}() ${unavailable[name]}`)
    default:
      return node
  }
}

const unavailable = {
  'text::semanticSimilarity': 'needs embeddings, which this lake does not have',
  'media::aspect': 'needs a media library, which this lake does not have',
  'global::anywhere': 'is allowed in the selector of a comparison only',
}

function nameOf({ namespace, name, args: [first] }: Call): string {
  return carriedName(namespace, name, first?.type === 'Value' && first.value) ?? `${namespace}::${name}`
}

function argumentsOf(name: string, given: Node[], count: number): Node[] {
  if (given.length === count) return given
  throw new Error(
    `Incorrect number of arguments to function ${name}(). Expected ${count}, got ${given.length}.`,
  )
}

/** Replaces what groq-js lacks; see `rewriteCall` and `textSearch`. */
export function rewrite(node: Node): Node {
  if (node.type === 'OpCall' && node.op === 'match' && isTextQuery(node.right)) {
    const [query] = node.right.args
    if (query) return textSearch(rewrite(node.left), rewrite(query))
  }
  const rewritten = mapChildren(node, rewrite)
  switch (rewritten.type) {
    case 'FuncCall':
      return rewriteCall(rewritten)
    case 'PipeFuncCall':
      if (rewritten.name === 'score' && isProjected(rewritten.base))
        throw new Error('score() can only be used on documents, before a projection')
      return rewritten
    case 'AccessElement':
      return withWholeNumbers(rewritten, [rewritten.index])
    case 'Slice':
      return withWholeNumbers(rewritten, [rewritten.left, rewritten.right])
    case 'OpCall':
      return rewritten.op === 'in' ? pathInPath(rewritten) : rewritten
    default:
      return rewritten
  }
}

/** Returns whether a node selects parts of documents, as `*{name}` and `*.name` do. */
function isProjected(node: Node): boolean {
  switch (node.type) {
    case 'Map':
    case 'FlatMap':
    case 'Projection':
      return true
    case 'Filter':
    case 'Slice':
    case 'PipeFuncCall':
    case 'Group':
      return isProjected(node.base)
    default:
      return false
  }
}

function withWholeNumbers(node: Node, positions: number[]): Node {
  const broken = positions.find((position) => !Number.isInteger(position))
  if (broken === undefined) return node
  throw new Error(`array positions must be whole numbers, not ${broken}`)
}

/** `path(_id) in path("a.**")`: groq-js compares only strings with patterns. */
function pathInPath(node: Node & { type: 'OpCall' }): Node {
  const [inner] = pathArguments(node.left)
  return inner && pathArguments(node.right).length > 0 ? { ...node, left: inner } : node
}

function pathArguments(node: Node): Node[] {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path' ? node.args : []
}

function isTextQuery(node: Node): node is Call {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query'
}
