/** The overlays' state of a document version, as far as it is used here. */
interface LoadedVersion {
  getSnapshot: () => { hasTag: (tag: string) => boolean; context: { local?: unknown } }
}

/** The versions that the overlays request from Studio, by id. */
export type LoadedVersions = Partial<Record<string, LoadedVersion>>

/** Returns the document id in an attribute `data-sanity`, without `drafts.`; null without one. */
export function documentIdOf(attribute: string): string | null {
  return /^id=(?:drafts\.)?([^;]+);/.exec(attribute)?.[1] ?? null
}

/** Whether draft and published version are loaded and at least one of them exists. */
export function isLoaded(versions: LoadedVersions, id: string): boolean {
  const states = [`drafts.${id}`, id].map((version) => versions[version]?.getSnapshot())
  return states.every((state) => state?.hasTag('ready')) && states.some((state) => state?.context.local)
}
