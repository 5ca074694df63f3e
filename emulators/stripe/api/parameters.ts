import { invalidParameter, missingParameter } from '../errors.ts'
import type { FormHash, FormValue } from '../http/form.ts'

/** Parses one parameter; throws a 400 with Stripe's message. `path` is its name as Stripe writes it. */
export interface Parameter<Value> {
  read: (value: FormValue, path: string) => Value
  isRequired?: boolean
}
export interface RequiredParameter<Value> extends Parameter<Value> {
  isRequired: true
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- The values have any type; each is inferred from its parameter.
export type Shape = Record<string, Parameter<any>>
type ValueOf<One> = One extends Parameter<infer Value> ? Value : never
type Needed<S extends Shape> = { [K in keyof S]: S[K] extends { isRequired: true } ? K : never }[keyof S]

/** The parsed values of a shape. */
export type Values<S extends Shape> = { [K in Needed<S>]: ValueOf<S[K]> } & {
  [K in Exclude<keyof S, Needed<S>>]?: ValueOf<S[K]>
}

/** Makes a parameter required. */
export const required = <Value>(parameter: Parameter<Value>): RequiredParameter<Value> => ({
  ...parameter,
  isRequired: true,
})

function filled(value: FormValue, path: string): string {
  if (typeof value !== 'string') throw invalidParameter(`Invalid string: ${shown(value)}`, { param: path })
  if (value === '') {
    throw invalidParameter(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param: path },
    )
  }
  return value
}

const shown = (value: FormValue): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)

/** A text of at most `longest` characters. */
export const text = (longest = 5_000): Parameter<string> => ({
  read(value, path) {
    const given = filled(value, path)
    if (given.length > longest) {
      throw invalidParameter(
        `Invalid string: ${given.slice(0, 20)}...; must be at most ${longest} characters`,
        {
          code: 'parameter_invalid_string',
          param: path,
        },
      )
    }
    return given
  },
})

/** A text that an empty value unsets. */
export const unsettable = (longest = 5_000): Parameter<string | null> => ({
  read: (value, path) => (value === '' ? null : text(longest).read(value, path)),
})

/** An integer. */
export const integer = (least = 0, most = 99_999_999_999): Parameter<number> => ({
  read(value, path) {
    const given = filled(value, path)
    if (!/^-?\d{1,15}$/.test(given))
      throw invalidParameter(`Invalid integer: ${given.slice(0, 80)}`, {
        code: 'parameter_invalid_integer',
        param: path,
      })
    const number = Number(given)
    if (number < least) {
      throw invalidParameter(`This value must be greater than or equal to ${least}.`, {
        code: 'parameter_invalid_integer',
        param: path,
      })
    }
    if (number > most)
      throw invalidParameter(`This value must be less than or equal to ${most}.`, {
        code: 'parameter_invalid_integer',
        param: path,
      })
    return number
  },
})

/** A number from 0 to 100 with at most four decimals. */
export const percentage: Parameter<number> = {
  read(value, path) {
    const given = filled(value, path)
    const number = Number(given)
    if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(given) || number > 100)
      throw invalidParameter(`Invalid decimal: ${given.slice(0, 80)}; must be between 0 and 100`, {
        param: path,
      })
    return number
  },
}

/** `true` or `false`. */
export const flag: Parameter<boolean> = {
  read(value, path) {
    const given = filled(value, path)
    if (given !== 'true' && given !== 'false')
      throw invalidParameter(`Invalid boolean: ${given.slice(0, 80)}`, { param: path })
    return given === 'true'
  },
}

/** One of the given words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Parameter<Word> => ({
  read(value, path) {
    const given = filled(value, path)
    const word = words.find((candidate) => candidate === given)
    if (word === undefined) {
      const last = words.length > 1 ? `, or ${words.at(-1)}` : ''
      const list = words.length > 1 ? words.slice(0, -1).join(', ') + last : words.join('')
      throw invalidParameter(`Invalid ${path}: must be one of ${list}`, { param: path })
    }
    return word
  },
})

/** A value that matches a regular expression; `kind` names it in the error. */
export const pattern = (shape: RegExp, kind: string, longest = 2_048): Parameter<string> => ({
  read(value, path) {
    const given = text(longest).read(value, path)
    if (!shape.test(given)) throw invalidParameter(`Invalid ${kind}: ${given.slice(0, 80)}`, { param: path })
    return given
  },
})

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** An email address. */
export const email: Parameter<string> = {
  read(value, path) {
    const given = text(512).read(value, path)
    if (!isEmail(given))
      throw invalidParameter(`Invalid email address: ${given.slice(0, 80)}`, {
        code: 'email_invalid',
        param: path,
      })
    return given
  },
}

/** An absolute URL. */
export const address: Parameter<string> = {
  read(value, path) {
    const given = text(5_000).read(value, path)
    if (!/^https?:$/.test(URL.parse(given)?.protocol ?? '')) {
      throw invalidParameter('Not a valid URL', { code: 'url_invalid', param: path })
    }
    return given
  },
}

/** A list of values of one type. */
export const listOf = <Value>(item: Parameter<Value>, most = 100): Parameter<Value[]> => ({
  read(value, path) {
    const entries = typeof value === 'string' ? [] : Object.entries(value)
    if (typeof value === 'string' || entries.some(([key]) => !/^\d{1,4}$/.test(key)))
      throw invalidParameter(`Invalid array`, { param: path })
    if (entries.length > most)
      throw invalidParameter(`Arrays may have at most ${most} items.`, { param: path })
    return entries
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, entry], index) => item.read(entry, `${path}[${index}]`))
  },
})

/** Up to fifty custom values by name. An empty value unsets one. */
export const metadata: Parameter<Record<string, string>> = {
  read(value, path) {
    if (value === '') return {}
    if (typeof value === 'string') throw invalidParameter('Invalid object', { param: path })
    const entries = Object.entries(value)
    if (entries.length > 50) throw invalidParameter('Metadata can have up to 50 keys.', { param: path })
    return Object.fromEntries(
      entries.map(([key, entry]) => {
        if (typeof entry !== 'string' || key.length > 40 || entry.length > 500)
          throw invalidParameter(
            `Metadata keys take up to 40 characters and values up to 500: '${key.slice(0, 40)}'`,
            { param: path },
          )
        return [key, entry]
      }),
    )
  },
}

/** Named parameters; unknown names are rejected. */
export const hash = <S extends Shape>(shape: S): Parameter<Values<S>> => ({
  read(value, path) {
    if (typeof value === 'string') throw invalidParameter('Invalid object', { param: path })
    return readShape(shape, value, path)
  },
})

/** Parses the parameters of a request. `path` is empty for the request itself. */
export function readShape<S extends Shape>(shape: S, values: FormHash, path = ''): Values<S> {
  const nameOf = (name: string) => (path === '' ? name : `${path}[${name}]`)
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(shape, name))
      throw invalidParameter(`Received unknown parameter: ${nameOf(name)}`, {
        code: 'parameter_unknown',
        param: nameOf(name),
      })
  }
  const read: Record<string, unknown> = {}
  for (const [name, parameter] of Object.entries(shape)) {
    const value = values[name]
    if (value !== undefined) read[name] = parameter.read(value, nameOf(name))
    else if (parameter.isRequired) throw missingParameter(nameOf(name))
  }
  return read as Values<S>
}
