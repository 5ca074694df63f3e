import type { AssetSource, Tool } from 'sanity'
import { withLocalizedSearch } from './localized-search.tsx'

/** Studio's own list of uploads, which it names after the workspace. */
const STUDIO_SOURCE = 'sanity-default'

/** The name of Media, as a source and as a tool. */
const MEDIA = 'media'

/** Names Studio's own list of uploads by what it shows, beside the source “Media”, which searches texts of all languages. */
export const describeSources = (newest: string) => (sources: AssetSource[]) =>
  sources.map((source) => {
    if (source.name === STUDIO_SOURCE) return { ...source, title: newest }
    return source.name === MEDIA ? { ...source, component: withLocalizedSearch(source.component) } : source
  })

/** Lets the tool Media search texts of all languages. */
export const searchLocalizedMedia = (tool: Tool): Tool =>
  tool.name === MEDIA ? { ...tool, component: withLocalizedSearch(tool.component) } : tool
