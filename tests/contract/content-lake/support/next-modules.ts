import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** What next-sanity passes to Next and reads from it, outside of a server. */
export interface NextRequestState {
  isDraftMode: boolean
  cookies: Map<string, string>
  cacheTags: string[]
  expiredTags: string[]
}

const state: NextRequestState = { isDraftMode: false, cookies: new Map(), cacheTags: [], expiredTags: [] }

/** The modules of Next that next-sanity calls, by import name. */
const stubs = {
  'next/headers': `
    const { state } = globalThis.nextRequest
    const nameOf = (cookie) => (typeof cookie === 'string' ? cookie : cookie.name)
    export const draftMode = async () => ({
      get isEnabled() { return state.isDraftMode },
      enable() { state.isDraftMode = true },
    })
    export const cookies = async () => ({
      get: (name) => state.cookies.has(name) ? { name, value: state.cookies.get(name) } : undefined,
      has: (name) => state.cookies.has(name),
      set: (cookie, value) => state.cookies.set(nameOf(cookie), cookie.value ?? value ?? ''),
      delete: (cookie) => state.cookies.delete(nameOf(cookie)),
    })`,
  'next/cache': `
    const { state } = globalThis.nextRequest
    export const cacheTag = (...tags) => state.cacheTags.push(...tags)
    export const cacheLife = () => {}
    export const revalidateTag = (tag) => state.expiredTags.push(tag)
    export const updateTag = revalidateTag
    export const refresh = () => {}`,
}

/** Lets Node load the installed next-sanity with these stubs. Returns their state. */
export function stubNext(): NextRequestState {
  Object.assign(globalThis, { nextRequest: { state } })
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier in stubs) {
        const source = stubs[specifier as keyof typeof stubs]
        return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
      }
      // Next has no export map, so outside of bundlers its modules are found by file name.
      return next(/^next\/[a-z-]+$/.test(specifier) ? `${specifier}.js` : specifier, context)
    },
  })
  return state
}

const root = new URL('../../../../node_modules/next-sanity/', import.meta.url)

/** Returns the files of next-sanity's entries by name, for the condition of Cache Components. */
export function entriesOfNextSanity(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    exports: Record<string, string | { 'next-js': string }>
  }
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([entry]) => entry !== './package.json')
      .map(([entry, file]) => [entry, new URL(typeof file === 'string' ? file : file['next-js'], root).href]),
  )
}
