import type { DatasetRemovals } from '../types.ts'

/** Tells event streams that their dataset is gone: nothing will ever come of it again. */
export function createDatasetRemovals(): DatasetRemovals {
  const watchers = new Set<(projectId: string, dataset: string) => void>()
  return {
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    publish(projectId, dataset) {
      for (const watcher of [...watchers]) watcher(projectId, dataset)
    },
  }
}
