import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
} from 'sanity'
import { usePresentationParams } from 'sanity/presentation'

/** Keystrokes are saved together after this time. */
const SAVE_EVERY_MS = 200

/**
 * Saves a document in Presentation more often. Studio saves about once a second while typing, and the preview shows only
 * what is saved.
 */
export function FrequentSavingLayout(props: DocumentLayoutProps) {
  const isPreviewed = usePresentationParams(false) !== null
  return (
    <>
      {isPreviewed && <FrequentSaving id={getPublishedId(props.documentId)} type={props.documentType} />}
      {props.renderDefault(props)}
    </>
  )
}

function FrequentSaving({ id, type }: { id: string; type: string }) {
  const { selectedReleaseId } = usePerspective()
  const { draft, version } = useEditState(id, type, 'default', selectedReleaseId)
  const { commit } = useDocumentOperation(id, type, selectedReleaseId)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    timer.current = undefined
    if (!commit.disabled) commit.execute()
  })
  useEffect(() => {
    timer.current ??= setTimeout(() => save(), SAVE_EVERY_MS)
  }, [draft, version])
  useEffect(() => () => clearTimeout(timer.current), [])
  return null
}
