import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { type Approval, APPROVAL_STATES, type ApprovalState, type Person } from './approval.ts'
import { usePeople } from './use-people.ts'

interface ApprovalFormProps {
  approval: Approval | undefined
  onSave: (state: ApprovalState | null, assignee: Person | undefined) => Promise<void>
  onClose: () => void
}

const DRAFT = 'draft'

const FAILED = 'This wasn’t saved. Check your connection and try again.'

/** Chooses the state of a draft, and who is asked to do something. */
export function ApprovalForm({ approval, onSave, onClose }: ApprovalFormProps) {
  const people = usePeople()
  const [state, setState] = useState<ApprovalState | typeof DRAFT>(approval?.state ?? 'ready')
  const [assignee, setAssignee] = useState(approval?.assignee?.id ?? '')
  const [isSaving, setSaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [stateId, assigneeId] = [useId(), useId()]
  async function save() {
    setSaving(true)
    setFailed(false)
    try {
      await onSave(
        state === DRAFT ? null : state,
        people.find(({ id }) => id === assignee),
      )
      onClose()
    } catch {
      setFailed(true)
      setSaving(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap={5}>
        <Stack gap={3}>
          <Text as="label" htmlFor={stateId} size={1} weight="medium">
            State
          </Text>
          <Select
            id={stateId}
            value={state}
            onChange={(event) => setState(event.currentTarget.value as typeof state)}
          >
            <option value={DRAFT}>Being written</option>
            {APPROVAL_STATES.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </Stack>
        {state !== DRAFT && (
          <Stack gap={3}>
            <Text as="label" htmlFor={assigneeId} size={1} weight="medium">
              Assigned to
            </Text>
            <Select
              id={assigneeId}
              value={assignee}
              onChange={(event) => setAssignee(event.currentTarget.value)}
            >
              <option value="">Nobody</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Stack>
        )}
        {hasFailed && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Text size={1}>{FAILED}</Text>
          </Card>
        )}
        <Flex gap={2} justify="flex-end">
          <Button type="button" mode="bleed" text="Cancel" disabled={isSaving} onClick={onClose} />
          <Button type="submit" tone="primary" text="Save" loading={isSaving} disabled={isSaving} />
        </Flex>
      </Stack>
    </form>
  )
}
