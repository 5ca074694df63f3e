import { registerHooks } from 'node:module'

/** Replaces the modules of Next that the route handlers import. */
const STUBS: Readonly<Record<string, string>> = {
  'server-only': './stubs/empty.ts',
  'next/server': './stubs/next-server.ts',
  'next/headers': './stubs/next-headers.ts',
  'next-intl/server': './stubs/next-intl-server.ts',
  'next-sanity': './stubs/next-sanity.ts',
}

registerHooks({
  resolve(specifier, context, next) {
    const file = STUBS[specifier]
    return file ? { url: new URL(file, import.meta.url).href, shortCircuit: true } : next(specifier, context)
  },
})
