import { createStore } from '#web/lib/create-store.ts'

/** The state of the progress bar: it is `done` for a moment after a navigation. */
export type ProgressState = 'idle' | 'running' | 'done'

/** How long the full bar stays visible, in milliseconds. */
export const DONE_MS = 200

/** Creates the store of the navigation that Next's router reports. */
export function createRouteTransition() {
  const { read, set, subscribe } = createStore<ProgressState>('idle')
  let isTraversal = false

  return {
    read,
    subscribe,
    /** Records the start of a navigation. The bar runs for new pages, not for going back or jumps within a page. */
    start(url: string, type: 'push' | 'replace' | 'traverse'): void {
      isTraversal = type === 'traverse'
      const { pathname, search } = new URL(url, location.href)
      if (!isTraversal && pathname + search !== location.pathname + location.search) set('running')
    },
    /** Records that the new page is shown, and returns whether the visitor went back or forward. */
    finish(): { wentBack: boolean } {
      const wentBack = isTraversal
      isTraversal = false
      if (read() === 'running') {
        set('done')
        setTimeout(() => {
          if (read() === 'done') set('idle')
        }, DONE_MS)
      }
      return { wentBack }
    },
  }
}

/** The navigation of this tab. `instrumentation-client.ts` starts it. */
export const routeTransition = createRouteTransition()
