import { defineField, type InitialValueResolverContext } from 'sanity'
import { rawClient } from '../validation/unique.ts'

/** The space between positions, so that a move changes one document. */
export const POSITION_STEP = 10

/** The highest position, as far as is known without the lake. */
const FALLBACK = 990

interface PositionFieldOptions {
  type: string
  group?: string
  /** Help for editors. */
  description?: string
}

/** The position of a document among those of its type. New documents come last. */
export function positionField({ type, group, description }: PositionFieldOptions) {
  const help = 'New ones come last. To move it, open the menu of the list and select “Change the order”.'
  return defineField({
    name: 'order',
    title: 'Position',
    type: 'number',
    description: description ? `${description} ${help}` : help,
    group,
    initialValue: (_: unknown, context: InitialValueResolverContext) => positionAfterAll(type, context),
    validation: (rule) => [
      rule.required().error('Enter a number, e.g. 90 to put it last.'),
      rule.integer().min(0).error('Enter a whole number, 0 or more.'),
    ],
  })
}

/** Returns a position after all documents of a type, or a high one when the lake does not respond. */
async function positionAfterAll(type: string, context: InitialValueResolverContext): Promise<number> {
  const last = await rawClient(context)
    .fetch<number | null>('*[_type == $type && defined(order)] | order(order desc) [0].order', { type })
    .catch(() => FALLBACK)
  return (Math.floor((last ?? 0) / POSITION_STEP) + 1) * POSITION_STEP
}
