import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { unmarked } from './unmarked.ts'

export { Fragment }

/** What `jsx-runtime.ts` does, as development calls it. */
export const jsxDEV: typeof make = (type, properties, ...more) =>
  make(type, unmarked(type, properties as Record<string, unknown>), ...more)
