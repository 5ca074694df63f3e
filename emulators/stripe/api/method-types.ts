import { invalidParameter, invalidRequest } from '../errors.ts'
import { listOf, type Parameter, text, type Values } from './parameters.ts'

/** Stripe removed it with 2026-09-30.endive. */
const removed: Parameter<never> = {
  read(_, path) {
    throw invalidParameter(
      `The parameter \`${path}\` is no longer supported. Use \`allowed_payment_method_types\` or \`excluded_payment_method_types\`.`,
      { code: 'payment_method_types_no_longer_supported', param: path },
    )
  },
}

/** The parameters that choose among the payment methods that an account accepts. */
export const methodTypesShape = {
  allowed_payment_method_types: listOf(text()),
  excluded_payment_method_types: listOf(text()),
  payment_method_types: removed,
}

/** Returns the accepted types that remain. Throws a 400 when none does. */
export function chooseMethodTypes(
  accepted: readonly string[],
  given: Pick<
    Values<typeof methodTypesShape>,
    'allowed_payment_method_types' | 'excluded_payment_method_types'
  >,
): string[] {
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = given
  if (allowed && excluded)
    throw invalidParameter(
      'You may only specify one of these parameters: allowed_payment_method_types, excluded_payment_method_types.',
      { param: 'allowed_payment_method_types' },
    )
  const types = accepted.filter((type) => (allowed?.includes(type) ?? true) && !excluded?.includes(type))
  if (types.length > 0) return types
  throw invalidRequest('No payment method types are available for this request.', {
    param: allowed ? 'allowed_payment_method_types' : 'excluded_payment_method_types',
  })
}
