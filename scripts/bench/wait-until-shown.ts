import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** Requests a page until it contains a text. Returns the milliseconds that it took. */
export async function waitUntilShown(url: string, text: string): Promise<number> {
  const started = performance.now()
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`${url} did not show ${text}.`)
    await wait(5)
  }
  return performance.now() - started
}
