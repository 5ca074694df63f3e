import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useState } from 'react'
import { type DocumentActionComponent, type DocumentBadgeComponent } from 'sanity'
import { APPROVAL_STATES, describeApproval } from '../components/approval/approval.ts'
import { ApprovalForm } from '../components/approval/approval-form.tsx'
import { useApproval, useSaveApproval } from '../components/approval/use-approval.ts'
import { useCanChange } from '../components/use-can-change.ts'

/** Sends a draft to review, approves it, or takes it back. Publishing does not need it. */
export const ApproveDraft: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const approval = useApproval(id, { draft, published })
  const save = useSaveApproval(id, type, { draft, published })
  const isAllowed = useCanChange(id, type)
  const [isOpen, setOpen] = useState(false)
  if (!draft) return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  return {
    label: approval ? 'Review state' : 'Send to review',
    icon: CheckmarkCircleIcon,
    disabled: !isAllowed,
    title: isAllowed === false ? 'Your role can read drafts, but not review them.' : undefined,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Review state',
      width: 'small',
      onClose: close,
      content: <ApprovalForm approval={approval} onSave={save} onClose={close} />,
    },
  }
}

/** Shows the state of a draft, who set it and who is asked. */
export const ApprovalBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  const approval = useApproval(id, { draft, published })
  if (!approval) return null
  const { by, assignee, state } = approval
  return {
    label: describeApproval(approval, draft),
    color: APPROVAL_STATES.find(({ value }) => value === state)?.color,
    title: [`Set by ${by.name}`, ...(assignee ? [`assigned to ${assignee.name}`] : [])].join(', '),
  }
}
