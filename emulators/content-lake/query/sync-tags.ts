import { hash } from 'node:crypto'
import { isRecord } from '../../shared/json.ts'
import { referencesIn } from '../documents/references.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { type Constraint, isLookup } from './planner/constraint.ts'
import { type Layer, layerOf } from './reading/ids.ts'

/** A response with more documents has tags for their types instead. */
const documentTagsMax = 60
/** After this many documents, an evaluation no longer tags each one. */
const documentsMax = 5_000
/** Longer attribute values have no tag of their own; queries by them are tagged by type. */
const valueLengthMax = 300

const documentKey = (id: string) => `document|${id}`
const datasetKey = (layer: Layer) => `dataset|${layer}`
const typeKey = (layer: Layer, type: string) => `type|${layer}|${type}`
const fieldKey = (layer: Layer, type: string, path: readonly string[], value: string) =>
  JSON.stringify(['field', layer, type, path, value])
const referenceKey = (layer: Layer, target: string) => `reference|${layer}|${target}`

/** Creates an opaque, stable tag: the same for a key in every process. */
function tagOf(key: string): string {
  return `s1:${hash('sha256', key, 'base64url').slice(0, 12)}`
}

/**
 * Collects the tags of one evaluation. Every read is recorded here, so that a commit which could change the response
 * always shares a tag with it.
 */
export class TagCollector {
  readonly #layers: Layer[]
  readonly #keys = new Set<string>()
  readonly #documents = new Map<string, string | undefined>()

  /** `layers` are those of the query's perspective. */
  constructor(layers: Layer[]) {
    this.#layers = layers
  }

  /** Tags a set of documents: any document that enters, leaves or changes in it matters. */
  set(constraint: Constraint): void {
    for (const layer of this.#layers) for (const key of constraintKeys(constraint, layer)) this.#keys.add(key)
  }

  /** Tags one document that was read, or was looked for in vain. */
  document(id: string, type: string | undefined): void {
    if (this.#covered(id, type)) return
    this.#documents.set(id, type)
    if (this.#documents.size > documentsMax) this.#merge()
  }

  /** Returns whether the existing tags certainly cover every document of these types. */
  coversTypes(types: readonly string[] | undefined): boolean {
    return this.#layers.every(
      (layer) =>
        this.#keys.has(datasetKey(layer)) || types?.every((type) => this.#keys.has(typeKey(layer, type))),
    )
  }

  /** Adds the tags of another evaluation in the same perspective. */
  include(other: TagCollector): void {
    for (const key of other.#keys) this.#keys.add(key)
    for (const [id, type] of other.#documents) this.document(id, type)
  }

  tags(): string[] {
    const loose = [...this.#documents].filter(([id, type]) => !this.#covered(id, type))
    if (loose.length > documentTagsMax) this.#merge()
    const own = loose.length > documentTagsMax ? [] : loose.map(([id]) => documentKey(id))
    return [...this.#keys, ...own].map(tagOf)
  }

  /** Replaces the tags of documents by those of their types, or of the dataset for missing documents. */
  #merge(): void {
    for (const [id, type] of this.#documents) {
      if (this.#covered(id, type)) continue
      const layer = layerOf(id)
      this.#keys.add(type === undefined ? datasetKey(layer) : typeKey(layer, type))
    }
    this.#documents.clear()
  }

  #covered(id: string, type: string | undefined): boolean {
    const layer = layerOf(id)
    if (this.#keys.has(datasetKey(layer))) return true
    return type !== undefined && this.#keys.has(typeKey(layer, type))
  }
}

function constraintKeys(constraint: Constraint, layer: Layer): string[] {
  switch (constraint.kind) {
    case 'everything':
    case 'prefix':
      return [datasetKey(layer)]
    case 'versionsOf':
      return layer === 'versions' ? [datasetKey(layer)] : []
    case 'ids':
      return []
    case 'types':
      return constraint.types.map((type) => typeKey(layer, type))
    case 'words':
      return constraint.types?.map((type) => typeKey(layer, type)) ?? [datasetKey(layer)]
    case 'references':
      return constraint.ids.map((id) => referenceKey(layer, id))
    case 'either':
      return constraint.parts.flatMap((part) => constraintKeys(part, layer))
    case 'field': {
      const { path, values, types } = constraint
      if (values.some((value) => value.length > valueLengthMax)) {
        return types ? types.map((type) => typeKey(layer, type)) : [datasetKey(layer)]
      }
      return values.flatMap((value) => (types ?? ['']).map((type) => fieldKey(layer, type, path, value)))
    }
  }
}

/**
 * Returns the tags of responses that a commit could change: for each version of each changed document its id, type,
 * lookup values, references and dataset; drafts and versions apart from published ones.
 */
export function syncTagsForCommit(changes: DocumentChange[]): string[] {
  const keys = new Set<string>()
  for (const { documentId, before, after } of changes) {
    keys.add(documentKey(documentId))
    for (const document of [before, after]) {
      if (!document) continue
      for (const key of keysOfDocument(document, layerOf(documentId))) keys.add(key)
    }
  }
  return [...keys].map(tagOf)
}

function keysOfDocument(document: LakeDocument, layer: Layer): string[] {
  const fields = lookupFields(document).flatMap(([path, value]) => [
    fieldKey(layer, document._type, path, value),
    fieldKey(layer, '', path, value),
  ])
  const references = referencesIn(document).map(({ to }) => referenceKey(layer, to))
  return [datasetKey(layer), typeKey(layer, document._type), ...fields, ...references]
}

/**
 * Returns the strings a document can be looked up by: its own, and those of its objects (`slug.current`,
 * `category._ref`).
 */
function lookupFields(document: LakeDocument): [string[], string][] {
  const fields = Object.entries(document).flatMap(([name, value]): [string[], unknown][] =>
    isRecord(value) ? Object.entries(value).map(([inner, text]) => [[name, inner], text]) : [[[name], value]],
  )
  return fields.filter(
    (field): field is [string[], string] =>
      isLookup(field[0]) && typeof field[1] === 'string' && field[1].length <= valueLengthMax,
  )
}
