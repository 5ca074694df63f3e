import { useDocumentPairPermissions } from 'sanity'

/** Returns whether the user may change a document, or delete it; undefined while that is unknown. */
export function useCanChange(
  id: string,
  type: string,
  permission: 'update' | 'delete' = 'update',
): boolean | undefined {
  const [given, isLoading] = useDocumentPairPermissions({ id, type, permission })
  return isLoading ? undefined : given?.granted === true
}
