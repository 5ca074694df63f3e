import type { LakeDocument, ResultSourceMap, SourceMapStyle } from '../../types.ts'
import { fieldsOf, isSource, itemsOf, type Segment, type Source, type Traced } from './traced.ts'

const escapes: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

const escaped = (text: string) =>
  text.replace(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? character)

/**
 * Creates Sanity's source map: for each part of a result, the field of the document it comes from. A mapping applies to
 * everything below its path without an own mapping. Documents have their stored ids.
 * https://www.sanity.io/docs/content-source-maps
 */
export function toSourceMap(result: Traced, style: SourceMapStyle): ResultSourceMap {
  const documents = new Index<LakeDocument>()
  const paths = new Index<string>()
  const mappings: ResultSourceMap['mappings'] = {}

  const sourceOf = ({ document, path }: Source) => ({
    type: 'documentValue' as const,
    document: documents.of(document),
    path: paths.of(jsonPath(path, style)),
  })

  const visit = (traced: Traced, at: string): void => {
    if ('items' in traced) {
      for (const [index, item] of (itemsOf(traced) ?? []).entries()) visit(item, `${at}[${index}]`)
    } else if ('fields' in traced) {
      for (const [name, field] of Object.entries(fieldsOf(traced) ?? {}))
        visit(field, `${at}['${escaped(name)}']`)
    } else if (isSource(traced.origin)) {
      mappings[at] = { type: 'value', source: sourceOf(traced.origin) }
    } else if (traced.origin) {
      mappings[at] = { type: 'value', source: { type: traced.origin } }
    }
  }

  visit(result, '$')
  return { documents: documents.all.map(identify), paths: paths.all, mappings }
}

function identify(document: LakeDocument): { _id: string; _type: string } {
  const stored = document['_originalId']
  return { _id: typeof stored === 'string' ? stored : document._id, _type: document._type }
}

function jsonPath(path: Segment[], style: SourceMapStyle): string {
  const steps = path.map((segment) => {
    if (typeof segment === 'string') return `['${escaped(segment)}']`
    if (style === 'indexes' || segment.key === null) return `[${segment.index}]`
    return `[?(@._key=='${segment.key.replace(/['\\]/g, '\\$&')}')]`
  })
  return `$${steps.join('')}`
}

/** Numbers values in the order of their first use. */
class Index<Thing> {
  readonly #numbers = new Map<Thing, number>()

  get all(): Thing[] {
    return [...this.#numbers.keys()]
  }

  of(thing: Thing): number {
    const known = this.#numbers.get(thing) ?? this.#numbers.size
    this.#numbers.set(thing, known)
    return known
  }
}
