import { routeTransition } from './features/shell/route-transition.ts'

/** Next calls this when a navigation starts. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  routeTransition.start(url, type)
}
