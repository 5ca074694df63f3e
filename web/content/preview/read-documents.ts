/** What the overlays know of a version of a document, as far as it is needed here. */
interface ReadVersion {
  getSnapshot: () => { hasTag: (tag: string) => boolean; context: { local?: unknown } }
}

/** The versions that the overlays ask Studio for, by their id. */
export type ReadVersions = Partial<Record<string, ReadVersion>>

/** Id of the document that the attribute `data-sanity` of an element leads to, without `drafts.`; null where it leads to none. */
export function documentOf(attribute: string): string | null {
  return /^id=(?:drafts\.)?([^;]+);/.exec(attribute)?.[1] ?? null
}

/** Whether the draft and the published version of a document were asked for and have both come, and one of them is there. */
export function isRead(versions: ReadVersions, id: string): boolean {
  const states = [`drafts.${id}`, id].map((version) => versions[version]?.getSnapshot())
  return states.every((state) => state?.hasTag('ready')) && states.some((state) => state?.context.local)
}
