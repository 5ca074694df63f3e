/**
 * Preloaded into the `sanity` CLI, whose host cannot be configured: redirects its clients and its requests to project
 * hosts to the lake at `CONTENT_LAKE_URL`.
 */
import { registerHooks } from 'node:module'

const replaced = new Map(
  [
    ['@sanity/client', './client.mjs'],
    ['get-it/node', './transport.mjs'],
  ].map(([specifier, file]) => [specifier, new URL(file, import.meta.url).href]),
)

registerHooks({
  resolve(specifier, context, next) {
    const url = replaced.get(specifier)
    return url && context.parentURL !== url ? { url, shortCircuit: true } : next(specifier, context)
  },
})
