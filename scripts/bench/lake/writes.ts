import { setTimeout as wait } from 'node:timers/promises'
import { describeTimes } from '../statistics.ts'
import type { RunningLake } from './lake-process.ts'

const LISTENERS = 50
const PER_SECOND = 200
const SECONDS = 15

/**
 * Sends 200 mutations a second for 15 seconds while fifty listeners receive each one. Describes the actual
 * rate, the response times, and the times until the last listener was notified.
 */
export async function measureWrites(lake: RunningLake, size: number): Promise<string> {
  const sent = new Map<string, { at: number; notified: number }>()
  const notified: number[] = []
  const recordNotifications = (text: string) => {
    for (const [, marker = ''] of text.matchAll(/"marker":"(\d+)"/g)) {
      const mutation = sent.get(marker)
      if (mutation && ++mutation.notified === LISTENERS) notified.push(performance.now() - mutation.at)
    }
  }
  // Events may be split across chunks: everything before the last blank line is complete.
  const reader = () => {
    let rest = ''
    return (chunk: string) => {
      rest += chunk
      const end = rest.lastIndexOf('\n\n')
      if (end === -1) return
      recordNotifications(rest.slice(0, end))
      rest = rest.slice(end)
    }
  }
  for (let index = 0; index < LISTENERS; index += 1) await lake.listen('*[_type == "product"]', reader())

  const durations: number[] = []
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const due = begun + (index * 1_000) / PER_SECOND
    if (performance.now() < due) await wait(due - performance.now())
    const id = `product-${1 + ((index * 10) % size)}`
    const marker = String(index)
    sent.set(marker, { at: performance.now(), notified: 0 })
    const request = lake
      .mutate([{ patch: { id, set: { marker, price: index } } }])
      .then(({ status, took }) => {
        if (status !== 200) throw new Error(`A mutation returned ${status}.`)
        durations.push(took)
        open.delete(request)
      })
    open.add(request)
  }
  await Promise.all(open)
  const seconds = (performance.now() - begun) / 1_000
  const deadline = performance.now() + 10_000
  while (notified.length < sent.size && performance.now() < deadline) await wait(50)
  return [
    `${(sent.size / seconds).toFixed(0)} mutations a second for ${seconds.toFixed(0)} s with ${LISTENERS} listeners (target: 200)`,
    `  mutations: ${describeTimes(durations)}`,
    `  delivered to all listeners: ${describeTimes(notified)}`,
  ].join('\n')
}
