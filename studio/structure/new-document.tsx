import { useEffect, useState } from 'react'
import { LoadingBlock } from 'sanity'
import { useRouter } from 'sanity/router'
import { createRandomId } from '../components/random-id.ts'

/**
 * Opens a new document whose id has a dot. Studio resolves the panes of a list once, so a pane with the document itself would open the same one
 * again and again.
 */
export function NewDocument({ options }: { options?: Record<string, unknown> }) {
  const { type } = options as { type: string }
  const { navigateIntent } = useRouter()
  const [id] = useState(() => `${type}.${createRandomId()}`)
  useEffect(() => {
    // Studio's router has effects after this one, which would undo a navigation started here.
    const timer = setTimeout(() => navigateIntent('edit', { id, type }, { replace: true }))
    return () => clearTimeout(timer)
  }, [navigateIntent, id, type])
  return <LoadingBlock showText />
}
