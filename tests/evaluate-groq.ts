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
