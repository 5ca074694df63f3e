import { Fragment, jsx as make, jsxs as makeMany } from 'react/jsx-runtime'
import { unmarked } from './unmarked.ts'

export { Fragment }

/** React's `jsx`, which compiled JSX of server components calls, without the marks of drafts in attributes. */
export const jsx: typeof make = (type, properties, key) =>
  make(type, unmarked(type, properties as Record<string, unknown>), key)

/** The same for elements with several children. */
export const jsxs: typeof makeMany = (type, properties, key) =>
  makeMany(type, unmarked(type, properties as Record<string, unknown>), key)
