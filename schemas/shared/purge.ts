/** Creates the mutation that deletes a document with its history, from which the personal data could be restored. */
export const purgeMutation = (id: string) => ({ delete: { id, purge: true } })

/**
 * Creates the mutations that replace a document and delete its history, which only a deletion does. A deletion takes no revision, so
 * the patch before it checks that nothing has changed.
 *
 * @param revision the revision that was read
 */
export function replaceAndPurge(
  document: { _id: string; _type: string; [field: string]: unknown },
  revision: string,
) {
  const { _id } = document
  // The lake rejects changes of its own fields, such as `_createdAt`.
  const fields = Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))
  return [
    { patch: { id: _id, ifRevisionID: revision, set: fields } },
    purgeMutation(_id),
    { create: document },
  ]
}
