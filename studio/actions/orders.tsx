import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { ORDER_ACTIONS, type OrderAction } from '../components/order/order-actions.ts'
import { useCanChange } from '../components/use-can-change.ts'

/** Creates a document action that opens the form of an order action. */
const createDocumentAction = (action: OrderAction): DocumentActionComponent => {
  const { name, icon, tone, Form } = action
  const useDocumentAction: DocumentActionComponent = ({ id, type, published, onComplete }) => {
    const isAllowed = useCanChange(id, type)
    const [isOpen, setOpen] = useState(false)
    // Only the site writes orders, and it validates them first.
    const order = published as unknown as Order | null
    if (!order) return null
    const reason = isAllowed === false ? 'Your role can’t change orders.' : action.disabledReason(order)
    const close = () => {
      setOpen(false)
      onComplete()
    }
    return {
      label: action.label(order),
      icon,
      tone,
      disabled: !isAllowed || reason !== null,
      title: reason ?? undefined,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'custom',
        component: <Form order={order} onClose={close} />,
      },
    }
  }
  return Object.defineProperty(useDocumentAction, 'name', { value: name })
}

/** The order actions as document actions: Fulfil, Refund, Resend email. */
export const orderDocumentActions: readonly DocumentActionComponent[] =
  ORDER_ACTIONS.map(createDocumentAction)
