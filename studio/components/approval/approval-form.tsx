import { useState } from 'react'
import { ActionForm } from '../action-form.tsx'
import { LabeledSelect } from '../labeled-fields.tsx'
import { usePeople } from '../use-people.ts'
import { type Approval, APPROVAL_STATES, type ApprovalState, type Person } from './approval.ts'

interface ApprovalFormProps {
  approval: Approval | undefined
  onSave: (state: ApprovalState | null, assignee: Person | undefined) => Promise<void>
  onClose: () => void
}

const STATES = [{ value: 'draft', title: 'Being written' }, ...APPROVAL_STATES] as const
const FAILED = 'This wasn’t saved. Check your connection and try again.'

/** Chooses the state of a draft, and who is asked to do something. */
export function ApprovalForm({ approval, onSave, onClose }: ApprovalFormProps) {
  const members = usePeople()
  const known = approval?.assignee
  // The colleague may have left the project, and the people of the project may still be loading.
  const people: Person[] = known && !members.some(({ id }) => id === known.id) ? [known, ...members] : members
  const [state, setState] = useState<(typeof STATES)[number]['value']>(approval?.state ?? 'ready')
  const [assignee, setAssignee] = useState(approval?.assignee?.id ?? '')
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string>()

  async function save() {
    setSaving(true)
    setError(undefined)
    try {
      const person = people.find(({ id }) => id === assignee)
      await onSave(state === 'draft' ? null : state, person && { id: person.id, name: person.name })
      onClose()
    } catch {
      setError(FAILED)
      setSaving(false)
    }
  }

  return (
    <ActionForm
      action="Save"
      isRunning={isSaving}
      error={error}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <LabeledSelect label="State" value={state} options={STATES} onSelect={setState} />
      {state !== 'draft' && (
        <LabeledSelect
          label="Assigned to"
          value={assignee}
          options={[
            { value: '', title: 'Nobody' },
            ...people.map(({ id, name }) => ({ value: id, title: name })),
          ]}
          onSelect={setAssignee}
        />
      )}
    </ActionForm>
  )
}
