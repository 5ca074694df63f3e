'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'

/** How long typing may go on before the page is asked for again, in milliseconds. */
const REFRESH_DELAY_MS = 150

/** Ties the page to Presentation: shows the draft as it is typed, follows its switch, and marks what can be edited. */
export function VisualEditing() {
  const router = useRouter()
  return (
    <Overlays
      onPerspectiveChange={perspectiveChangeAction}
      refresh={() =>
        new Promise((resolve) => {
          setTimeout(() => {
            router.refresh()
            resolve()
          }, REFRESH_DELAY_MS)
        })
      }
    />
  )
}
