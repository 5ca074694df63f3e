import { Fragment, jsx as make, jsxs as makeMany } from 'react/jsx-runtime'
import { stripStega } from './strip-stega.ts'

export { Fragment }

/** React's `jsx` for server components, with stega removed from attributes. */
export const jsx: typeof make = (type, properties, key) =>
  make(type, stripStega(type, properties as Record<string, unknown>), key)

/** The same for elements with several children. */
export const jsxs: typeof makeMany = (type, properties, key) =>
  makeMany(type, stripStega(type, properties as Record<string, unknown>), key)
