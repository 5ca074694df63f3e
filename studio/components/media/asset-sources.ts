import type { AssetSource } from 'sanity'

/** Studio's own list of uploads, which it names after the workspace. */
const STUDIO_SOURCE = 'sanity-default'

/** Names Studio's own list of uploads by what it shows, beside the source “Media”. */
export const nameNewest = (title: string) => (sources: AssetSource[]) =>
  sources.map((source) => (source.name === STUDIO_SOURCE ? { ...source, title } : source))
