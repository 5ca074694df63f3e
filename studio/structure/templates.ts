import type { Template } from 'sanity'
import { SINGLETONS } from '#schemas/shared/singletons.ts'

/** The initial values of a menu that nobody has written yet: its place is read-only, so an editor could not choose it. */
export const menuTemplate: Template<{ id: string }> = {
  id: 'menuById',
  title: 'Menu',
  schemaType: 'menu',
  parameters: [{ name: 'id', type: 'string' }],
  value: ({ id }: { id: string }) => ({
    title: SINGLETONS.find((known) => known.id === id)?.title,
    identifier: id.replace(/^menu-/, ''),
  }),
}

/** The initial values of a page at an address that the site links to. */
export const pageTemplate: Template<{ path: string }> = {
  id: 'pageByPath',
  title: 'Page',
  schemaType: 'page',
  parameters: [{ name: 'path', type: 'string' }],
  value: ({ path }: { path: string }) => ({ path: { _type: 'slug', current: path } }),
}
