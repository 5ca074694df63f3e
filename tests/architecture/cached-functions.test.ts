import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { isTest, read, sources } from './files.ts'

/** Names of what reads with a token, or depends on the visitor. */
const PRIVATE = /draft|preview|private|uncached|view/i

const isCached = (body: ts.Node): boolean => {
  const [first] = ts.isBlock(body) || ts.isSourceFile(body) ? body.statements : []
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text.startsWith('use cache')
  )
}

/** Returns the functions of a file with `'use cache'`, or the whole file if it starts with that. */
function cachedFunctionsIn(path: string): { name: string; privateNames: string[] }[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const found: { name: string; privateNames: string[] }[] = []
  const visit = (node: ts.Node): void => {
    if (isCached(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ name: `${path}:${line + 1}`, privateNames: privateNamesIn(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function privateNamesIn(node: ts.Node): string[] {
  const name = ts.isIdentifier(node) && PRIVATE.test(node.text) ? [node.text] : []
  return [...name, ...node.getChildren().flatMap(privateNamesIn)]
}

// Next lets a request call them like server actions if it names their id, which only the build's key keeps secret.
describe('cached functions', () => {
  const functions = sources
    .filter((path) => path.startsWith('web/') && !isTest(path))
    .flatMap(cachedFunctionsIn)

  test('are found', () => {
    expect(functions.length).toBeGreaterThan(6)
  })

  test('read published content only, whatever their arguments', () => {
    expect(functions.filter(({ privateNames }) => privateNames.length > 0)).toEqual([])
  })
})
