import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Replaces the modules of Next that the route handlers import. */
const STUBS: Readonly<Record<string, string>> = {
  'server-only': '../../../node_modules/server-only/empty.js',
  'next/server': './stubs/next-server.ts',
  'next/headers': './stubs/next-headers.ts',
  'next-intl/server': './stubs/next-intl-server.ts',
  'next-sanity': './stubs/next-sanity.ts',
}

const COMPILER_OPTIONS = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
}

registerHooks({
  resolve(specifier, context, next) {
    const file = STUBS[specifier]
    return file ? { url: new URL(file, import.meta.url).href, shortCircuit: true } : next(specifier, context)
  },
  // Node runs TypeScript, but no JSX.
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const { outputText } = ts.transpileModule(source, { compilerOptions: COMPILER_OPTIONS })
    return { format: 'module', source: outputText, shortCircuit: true }
  },
})
