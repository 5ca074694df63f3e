import { stegaClean } from '#web/lib/stega.ts'

const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** Elements whose text editors cannot click. */
const ELEMENTS_WITHOUT_STEGA = new Set(['title', 'option', 'textarea', 'script', 'style'])

/** Properties that become attributes in any component. */
const ATTRIBUTE = /^(?:aria-|data-|href$|src$|alt$|id$)/

type Properties = Record<string, unknown>

/**
 * Returns an element's properties without stega in attributes, scripts and data for client components. Text
 * on the page and children of client components keep it.
 */
export function stripStega(type: unknown, properties: Properties): Properties {
  const isElement = typeof type === 'string'
  const isFinal = isElement || isClientComponent(type)
  const keepsChildren = !isElement || !ELEMENTS_WITHOUT_STEGA.has(type)
  const entries = Object.entries(properties).map(([name, value]) => {
    const isText = name === 'children' ? keepsChildren : !isFinal && !ATTRIBUTE.test(name)
    return [name, isText ? value : stegaClean(value)]
  })
  return Object.fromEntries(entries) as Properties
}

function isClientComponent(type: unknown): boolean {
  return typeof type === 'function' && (type as { $$typeof?: unknown }).$$typeof === CLIENT_REFERENCE
}
