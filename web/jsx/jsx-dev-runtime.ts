import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { stripStega } from './strip-stega.ts'

export { Fragment }

/** The same as `jsx-runtime.ts`, for development. */
export const jsxDEV: typeof make = (type, properties, ...more) =>
  make(type, stripStega(type, properties as Record<string, unknown>), ...more)
