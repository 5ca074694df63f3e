import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const SCHEMAS = join(import.meta.dirname, '../../../../schemas')

/** A message of a rule as the source has it. */
export interface MessageLiteral {
  /** The file in `schemas`. */
  file: string
  /** The text, with `…` for each value. */
  text: string
  /** Matches the message with any values. */
  pattern: RegExp
}

/** Calls whose text is the message of a rule. */
const CALLS = new Set(['error', 'rulesWithMessage', 'requireSlug', 'missingLink', 'checkListedOnce'])

/** Properties with the message of a rule, or with rules. */
const PROPERTIES = new Set(['required', 'message', 'validation'])

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

/** Returns the texts between the values of a literal; undefined for other nodes. */
function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : undefined
}

/** Returns the nodes around a node, the innermost first. */
const around = (node: ts.Node): ts.Node[] => (node.parent ? [node.parent, ...around(node.parent)] : [])

/** Returns whether a node only warns: Studio publishes in spite of it. */
const isWarning = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && calledName(node) === 'warning') ||
  (ts.isFunctionDeclaration(node) && /^warn/.test(node.name?.text ?? ''))

const hasRule = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && CALLS.has(calledName(node))) ||
  (ts.isPropertyAssignment(node) && PROPERTIES.has(node.name.getText())) ||
  (ts.isVariableDeclaration(node) && node.name.getText().endsWith('_MISSING'))

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the messages of the rules in a file. In `validation`, each sentence is one. */
function literalsOf(file: string): MessageLiteral[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SCHEMAS, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: MessageLiteral[] = []
  const visit = (node: ts.Node) => {
    const parts = partsOf(node)
    const parents = around(node)
    if (
      parts &&
      /\s.*[.?]$/s.test(parts.join(' ')) &&
      !parents.some(isWarning) &&
      (file.startsWith('validation/') || parents.some(hasRule))
    )
      found.push({
        file,
        text: parts.join('…'),
        pattern: new RegExp(parts.map((part) => escapeRegExp(part)).join('.*'), 's'),
      })
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** Returns the messages of all rules that prevent publishing. */
export const messageLiterals = (): MessageLiteral[] =>
  globSync('{blocks,documents,fields,objects,validation}/*.ts', { cwd: SCHEMAS })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap(literalsOf)
