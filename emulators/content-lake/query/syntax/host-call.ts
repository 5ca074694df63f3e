import type { Node } from './tree.ts'

/**
 * Custom functions inside a tree that groq-js evaluates. It has no way to register one, so a call is written as
 * `{"__proto__": RECEIVER, "0": first, "1": second}.answer`: the object literal sets the receiver as its prototype, the
 * receiver's setters take the arguments, and reading `answer` computes. Arguments are evaluated in the scope of the
 * call.
 */
type HostFunction = (...values: unknown[]) => unknown

interface Receiver {
  readonly name: string
  readonly arity: number
}

const receivers = new WeakMap<object, Receiver>()
const argumentNames = ['0', '1', '2']

/** A pure function that trees can call with plain values, and `DateTime` and `Path` of groq-js. */
export class HostCallable {
  readonly name: string
  readonly #receiver: object

  constructor(name: string, compute: HostFunction) {
    this.name = name
    this.#receiver = receiverOf(compute, name)
    receivers.set(this.#receiver, { name, arity: compute.length })
  }

  call(...values: Node[]): Node {
    const attribute = (attributeName: string, value: Node) =>
      ({ type: 'ObjectAttributeValue', name: attributeName, value }) as const
    const receiver: Node = { type: 'Value', value: this.#receiver }
    const attributes = values.map((value, index) => attribute(String(index), value))
    const base: Node = { type: 'Object', attributes: [attribute('__proto__', receiver), ...attributes] }
    return { type: 'AccessAttribute', name: 'answer', base }
  }
}

function receiverOf(compute: HostFunction, name: string): object {
  const given = Symbol(name)
  type Call = Record<symbol, unknown[] | undefined>
  const take = (index: number) => ({
    set(this: Call, value: unknown) {
      const values = (this[given] ??= [])
      values[index] = value
    },
  })
  return Object.create(null, {
    ...Object.fromEntries(argumentNames.map((argument, index) => [argument, take(index)])),
    hasOwnProperty: { value: (attribute: string) => attribute === 'answer' },
    answer: {
      get(this: Call) {
        return compute(...(this[given] ?? []))
      },
    },
    // Trees are compared and cached by their JSON.
    toJSON: { value: () => `function ${name}` },
  }) as object
}

/** Returns the function and arguments of a call made by `HostCallable`. */
export function hostCallOf(node: Node): { name: string; args: Node[] } | undefined {
  if (node.type !== 'AccessAttribute' || node.base?.type !== 'Object') return undefined
  const [first, ...others] = node.base.attributes
  if (first?.value.type !== 'Value' || typeof first.value.value !== 'object' || !first.value.value)
    return undefined
  const receiver = receivers.get(first.value.value)
  return receiver && { name: receiver.name, args: others.map(({ value }) => value) }
}
