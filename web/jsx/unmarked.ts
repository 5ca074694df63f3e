import { withoutMarks } from '#web/lib/marks.ts'

const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** Elements whose text is no place on the page that an editor could press. */
const HAS_BARE_TEXT = new Set(['title', 'option', 'textarea', 'script', 'style'])

/** Properties that end as attributes, whichever component they pass through. */
const IS_ATTRIBUTE = /^(?:aria-|data-|href$|src$|alt$|id$)/

type Properties = Record<string, unknown>

/**
 * What an element is made with, without the marks of drafts wherever they are not text on the page: in attributes, in scripts, and in
 * what is handed to components that run in the browser. Their children are made here and keep theirs.
 */
export function unmarked(type: unknown, properties: Properties): Properties {
  const isElement = typeof type === 'string'
  const endsHere = isElement || isClientComponent(type)
  const keepsChildren = !isElement || !HAS_BARE_TEXT.has(type)
  const entries = Object.entries(properties).map(([name, value]) => {
    const isText = name === 'children' ? keepsChildren : !endsHere && !IS_ATTRIBUTE.test(name)
    return [name, isText ? value : withoutMarks(value)]
  })
  return Object.fromEntries(entries) as Properties
}

function isClientComponent(type: unknown): boolean {
  return typeof type === 'function' && (type as { $$typeof?: unknown }).$$typeof === CLIENT_REFERENCE
}
