import { describedError } from '../errors.ts'
import { checkDepth } from './depth.ts'

/** The GROQ parameters of an address: each `$name` holds JSON. Throws a 400 for what is not. */
export function queryParameters(parameters: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of parameters) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw describedError(400, 'queryParseError', `Unable to parse value of parameter "${name}" as JSON`)
    }
  }
  checkDepth(params)
  return params
}
