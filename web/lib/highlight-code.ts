import bash from 'refractor/bash'
import { refractor } from 'refractor/core'
import css from 'refractor/css'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import http from 'refractor/http'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import markup from 'refractor/markup'
import python from 'refractor/python'
import sql from 'refractor/sql'
import typescript from 'refractor/typescript'
import yaml from 'refractor/yaml'

for (const language of [
  ...[bash, css, diff, docker, go, http, java, javascript, json, markup, python, sql, typescript, yaml],
])
  refractor.register(language)

/** The kind of a token. Each kind has a color in `styles/ui/_code.scss`. */
type TokenKind = 'comment' | 'keyword' | 'string' | 'name' | 'number' | 'inserted' | 'deleted'

/** A token of code; `kind` is null for plain text. */
interface CodeToken {
  text: string
  kind: TokenKind | null
}

/** Kinds by the class names of the highlighter. */
const KIND_BY_CLASS: Record<string, TokenKind> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  keyword: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  instruction: 'keyword',
  important: 'keyword',
  operator: 'keyword',
  string: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
  scalar: 'string',
  url: 'string',
  function: 'name',
  'class-name': 'name',
  builtin: 'name',
  tag: 'name',
  selector: 'name',
  property: 'name',
  key: 'name',
  'header-name': 'name',
  number: 'number',
  boolean: 'number',
  null: 'number',
  constant: 'number',
  variable: 'number',
  'inserted-sign': 'inserted',
  inserted: 'inserted',
  'deleted-sign': 'deleted',
  deleted: 'deleted',
}

type Node = ReturnType<typeof refractor.highlight>['children'][number]

function kindOf(node: Node): TokenKind | null {
  if (node.type !== 'element') return null
  const names = Array.isArray(node.properties.className) ? node.properties.className : []
  return names.map((name) => KIND_BY_CLASS[String(name)]).find(Boolean) ?? null
}

function flatten(nodes: readonly Node[], inherited: TokenKind | null): CodeToken[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind: inherited }]
    return node.type === 'element' ? flatten(node.children, kindOf(node) ?? inherited) : []
  })
}

/**
 * Splits code into tokens. Use it on the server only, because the grammars are large.
 *
 * @param language a value of `CODE_LANGUAGES`; one without a grammar, such as `text`, returns a single token
 */
export function highlight(code: string, language: string): CodeToken[] {
  if (!refractor.registered(language)) return [{ text: code, kind: null }]
  const tokens: CodeToken[] = []
  for (const token of flatten(refractor.highlight(code, language).children, null)) {
    const last = tokens.at(-1)
    if (last?.kind === token.kind) last.text += token.text
    else tokens.push(token)
  }
  return tokens
}
