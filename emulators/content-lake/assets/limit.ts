/** Small gates for concurrent work. */

/** Runs at most `size` tasks at once, the others in the order they came. */
export function createLimit(size: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    // The slot of a finished task passes straight to the next in line, so `running` never exceeds `size`.
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs tasks of one key after another; tasks of different keys do not wait for each other. */
export function createKeyedLock(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(task, task)
    const tail = result.catch(() => undefined)
    tails.set(key, tail)
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
    return result
  }
}
