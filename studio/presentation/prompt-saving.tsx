import { useEffect, useRef } from 'react'
import {
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
  type DocumentLayoutProps,
} from 'sanity'
import { usePresentationParams } from 'sanity/presentation'

/** How long a letter waits for others to be saved with it, in milliseconds. */
const SAVE_EVERY_MS = 200

/**
 * A document in Presentation, whose words are saved more promptly: the page beside it shows what is saved, and Studio saves once a second
 * while somebody types.
 */
export function PreviewedDocument(props: DocumentLayoutProps) {
  const isPreviewed = usePresentationParams(false) !== null
  return (
    <>
      {isPreviewed && <PromptSaving id={getPublishedId(props.documentId)} type={props.documentType} />}
      {props.renderDefault(props)}
    </>
  )
}

function PromptSaving({ id, type }: { id: string; type: string }) {
  const { selectedReleaseId } = usePerspective()
  const { draft, version } = useEditState(id, type, 'default', selectedReleaseId)
  const { commit } = useDocumentOperation(id, type, selectedReleaseId)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useRef(commit)
  useEffect(() => {
    save.current = commit
  }, [commit])
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      if (!save.current.disabled) save.current.execute()
    }, SAVE_EVERY_MS)
  }, [draft, version])
  useEffect(() => () => clearTimeout(timer.current), [])
  return null
}
