import { registerHooks } from 'node:module'

/** What the doors of the shop take from Next and its like, as it is outside of Next. */
const STAND_INS: Readonly<Record<string, string>> = {
  'server-only': './stand-ins/nothing.ts',
  'next/server': './stand-ins/next-server.ts',
  'next/headers': './stand-ins/next-headers.ts',
  'next-intl/server': './stand-ins/next-intl-server.ts',
  'next-sanity': './stand-ins/next-sanity.ts',
}

registerHooks({
  resolve(specifier, context, next) {
    const file = STAND_INS[specifier]
    return file ? { url: new URL(file, import.meta.url).href, shortCircuit: true } : next(specifier, context)
  },
})
