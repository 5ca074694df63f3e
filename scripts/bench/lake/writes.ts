import { setTimeout as wait } from 'node:timers/promises'
import { describeTimes } from '../statistics.ts'
import type { RunningLake } from './process.ts'

const LISTENERS = 50
const PER_SECOND = 200
const SECONDS = 15

/**
 * Sends 200 mutations a second, each a transaction, for a quarter of a minute, while fifty listeners are told of each one.
 * Says how many came to be a second, when they were answered, and when the last listener had been told.
 */
export async function measureWrites(lake: RunningLake, size: number): Promise<string> {
  const sent = new Map<string, { at: number; told: number }>()
  const told: number[] = []
  const hear = (text: string) => {
    for (const [, mark = ''] of text.matchAll(/"mark":"(\d+)"/g)) {
      const mutation = sent.get(mark)
      if (mutation && ++mutation.told === LISTENERS) told.push(performance.now() - mutation.at)
    }
  }
  // Split events are read whole: what came before the last blank line is complete.
  const reader = () => {
    let rest = ''
    return (chunk: string) => {
      rest += chunk
      const end = rest.lastIndexOf('\n\n')
      if (end === -1) return
      hear(rest.slice(0, end))
      rest = rest.slice(end)
    }
  }
  for (let index = 0; index < LISTENERS; index += 1) await lake.listen('*[_type == "product"]', reader())

  const answered: number[] = []
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const due = begun + (index * 1_000) / PER_SECOND
    if (performance.now() < due) await wait(due - performance.now())
    const id = `product-${1 + ((index * 10) % size)}`
    const mark = String(index)
    sent.set(mark, { at: performance.now(), told: 0 })
    const answer = lake.mutate([{ patch: { id, set: { mark, price: index } } }]).then(({ status, took }) => {
      if (status !== 200) throw new Error(`A mutation was answered with ${status}.`)
      answered.push(took)
      open.delete(answer)
    })
    open.add(answer)
  }
  await Promise.all(open)
  const seconds = (performance.now() - begun) / 1_000
  const patience = performance.now() + 10_000
  while (told.length < sent.size && performance.now() < patience) await wait(50)
  return [
    `${(sent.size / seconds).toFixed(0)} mutations a second for ${seconds.toFixed(0)} s with ${LISTENERS} listeners (bar: 200)`,
    `  answered: ${describeTimes(answered)}`,
    `  told to all listeners: ${describeTimes(told)}`,
  ].join('\n')
}
