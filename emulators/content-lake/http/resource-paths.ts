import type { Route } from '../types.ts'

const byDataset = /^\/data\/([a-z/]+)\/:dataset(?=\/|$)/

/**
 * The routes of `/data/OPERATION/:dataset/…` once more under the dataset's own address, which clients use that are given
 * `resource: {type: 'dataset', id: 'project.dataset'}`: `/projects/:projectId/datasets/:dataset/OPERATION/…`.
 */
export function withResourcePaths(routes: Route[]): Route[] {
  const again = routes
    .filter(({ path }) => byDataset.test(path))
    .map((route) => ({
      ...route,
      path: route.path.replace(byDataset, '/projects/:projectId/datasets/:dataset/$1'),
    }))
  return [...routes, ...again]
}
