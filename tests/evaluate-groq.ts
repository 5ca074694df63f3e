import * as groq from 'groq-js'

interface Context {
  dataset: object[]
  params?: object
  timestamp?: Date
}

/** The part of groq-js used here; the types that the package declares refer to a file that it does not ship. */
interface Groq {
  parse: (query: string, options: { params: object }) => object
  evaluate: (tree: object, context: Context) => Promise<{ get(): Promise<unknown> }>
}

const { parse, evaluate } = groq as unknown as Groq

/** Returns the result of a query over documents. */
export async function evaluateGroq(query: string, context: Context): Promise<unknown> {
  const tree = parse(query, { params: context.params ?? {} })
  return (await evaluate(tree, context)).get()
}

/** Returns the method `fetch` of a client over documents. The perspective `published` leaves drafts and versions in releases out. */
export const fetchOver =
  (documents: readonly { _id: string }[], perspective: 'raw' | 'published' = 'raw') =>
  (query: string, params: object = {}): Promise<unknown> => {
    const dataset = documents.filter(
      ({ _id }) => perspective === 'raw' || !/^(?:drafts|versions)\./.test(_id),
    )
    return evaluateGroq(query, { dataset, params })
  }
