import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { read, sources } from './files.ts'

const MOST_LINES = 20

const isHandlerFile = (path: string): boolean =>
  /^web\/app\/.*\/route\.ts$/.test(path) || (path.startsWith('web/') && /^'use server'/.test(read(path)))

const isExported = (node: ts.FunctionDeclaration): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** Returns the exported functions of a file with the lines of their bodies. */
function handlersIn(path: string): { name: string; lines: number }[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .filter(isExported)
    .map(({ name, body }) => ({
      name: `${path} ${name?.text ?? 'default'}`,
      lines: body ? lineAt(body.end) - lineAt(body.getStart()) - 1 : 0,
    }))
}

describe('route handlers and server actions', () => {
  const handlers = sources.filter(isHandlerFile).flatMap(handlersIn)

  test('are found', () => {
    expect(handlers.length).toBeGreaterThan(40)
  })

  test(`parse, call the domain and respond in at most ${MOST_LINES} lines`, () => {
    expect(handlers.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
  })
})
