/** Returns the method names of an object: of its class, its base classes and its namespaces. */
export function methodsOf(object: object, prefix = ''): string[] {
  return membersOf(object).flatMap((name) => {
    const value = (object as Record<string, unknown>)[name]
    if (typeof value === 'function') return [prefix + name]
    const isNamespace =
      typeof value === 'object' && value !== null && !Array.isArray(value) && name !== 'observable'
    return isNamespace ? methodsOf(value, `${prefix}${name}.`) : []
  })
}

function membersOf(object: object): string[] {
  const names = new Set<string>()
  for (let part: object | null = object; part && part !== Object.prototype; part = parentOf(part)) {
    for (const name of Object.getOwnPropertyNames(part)) {
      if (name !== 'constructor' && !name.startsWith('_')) names.add(name)
    }
  }
  return [...names]
}

const parentOf = (object: object) => Object.getPrototypeOf(object) as object | null

/** Records the methods that are called on an object and on returned objects of its kind. */
export function recorded<Subject extends object>(subject: Subject, called: Set<string>): Subject {
  return new Proxy(subject, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...parameters: unknown[]) => {
        called.add(name)
        const result: unknown = (value as (...all: unknown[]) => unknown).apply(target, parameters)
        return result === target || result?.constructor === target.constructor
          ? recorded(result as Subject, called)
          : result
      }
    },
  })
}
