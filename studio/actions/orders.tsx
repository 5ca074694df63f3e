import { useState } from 'react'
import { useDocumentPairPermissions, type DocumentActionComponent } from 'sanity'
import type { StoredOrder } from '../components/order/stored-order.ts'
import { ORDER_WORKS, type OrderWorkKind } from '../components/order/works.ts'

/** An action that opens a form; what the form asks for is done by the site. */
const actionFor = ({
  name,
  label,
  header,
  icon,
  tone,
  Form,
  hindrance,
}: OrderWorkKind): DocumentActionComponent => {
  const useOrderAction: DocumentActionComponent = ({ id, type, published, onComplete }) => {
    const [permission, isLoading] = useDocumentPairPermissions({ id, type, permission: 'update' })
    const [isOpen, setOpen] = useState(false)
    // The site alone writes orders, and parses what it writes.
    const order = published as unknown as StoredOrder | null
    if (!order) return null
    const reason = !isLoading && !permission?.granted ? 'Your role does not allow this.' : hindrance(order)
    const close = () => {
      setOpen(false)
      onComplete()
    }
    return {
      label: label(order),
      icon,
      tone,
      disabled: isLoading || reason !== null,
      title: reason ?? undefined,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: header(order),
        width: 'small',
        onClose: close,
        content: <Form order={order} onClose={close} />,
      },
    }
  }
  return Object.defineProperty(useOrderAction, 'name', { value: name })
}

/** Fulfil, Refund, Resend mail. */
export const orderActions: readonly DocumentActionComponent[] = ORDER_WORKS.map(actionFor)
