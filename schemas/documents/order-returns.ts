import {
  always,
  linesField,
  numberField,
  rowsField,
  textField,
  timeField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { RETURN_REASONS, RETURN_STATES } from '../shared/returns.ts'

/** The returns that a customer requested. */
export const returns = whenPresent(
  rowsField('returns', 'Returns', 'What the customer wants to send back, and how far it is.', {
    name: 'orderReturn',
    title: 'Return',
    fields: [
      always(valueField('state', 'State', 'How far the return is.', RETURN_STATES)),
      always(timeField('at', 'Date', 'When the customer requested it.')),
      always(
        rowsField('lines', 'Items', 'What is sent back.', {
          name: 'returnedLine',
          title: 'Item',
          fields: [
            always(textField('line', 'Line', 'Key of the line of the order.')),
            always(numberField('quantity', 'Quantity', 'How many.')),
          ],
          preview: { select: { title: 'line', subtitle: 'quantity' } },
        }),
      ),
      always(valueField('reason', 'Reason', 'Why the customer returns it.', RETURN_REASONS)),
      linesField('comment', 'Comment', 'What the customer wrote.'),
      linesField('label', 'Label', 'How to send it back, as emailed to the customer.'),
      linesField('refusal', 'Refusal', 'Why it was refused, as emailed to the customer.'),
      textField('refund', 'Refund', 'Key of its refund.'),
    ],
    preview: {
      select: { state: 'state', reason: 'reason' },
      prepare: ({ state, reason }: Record<string, unknown>) => ({
        title: RETURN_STATES.find(({ value }) => value === state)?.title ?? String(state),
        subtitle: RETURN_REASONS.find(({ value }) => value === reason)?.title,
      }),
    },
  }),
)
