import {
  type DocumentBadgeComponent,
  getReleaseIdFromReleaseDocumentId,
  getVersionId,
  type ReleaseDocument,
  useActiveReleases,
  useDocumentVersions,
} from 'sanity'

/** Returns the names of the releases that contain a version of a document. */
export const releasesOf = (
  documentId: string,
  versionIds: readonly string[],
  releases: readonly Pick<ReleaseDocument, '_id' | 'metadata'>[],
): string[] =>
  releases
    .filter(({ _id }) =>
      versionIds.includes(getVersionId(documentId, getReleaseIdFromReleaseDocumentId(_id))),
    )
    .map(({ metadata }) => metadata.title ?? 'Untitled release')

/** Warns about a document that several releases change, because the last one to be published replaces the changes of the others. */
export const ReleasesBadge: DocumentBadgeComponent = ({ id }) => {
  const { data: versionIds } = useDocumentVersions({ documentId: id })
  const { data: releases } = useActiveReleases()
  const names = releasesOf(id, versionIds, releases)
  if (names.length < 2) return null
  return {
    label: `In ${names.length} releases`,
    color: 'warning',
    title: `${names.join(', ')}: the release published last replaces what the others changed here. Write the same change into each.`,
  }
}
