import { expect, test } from 'vitest'
import { nextRestart, RESTART_POLICY } from './restart-policy.ts'

/** Returns the delays of a program that stays healthy for the given times, in milliseconds. */
function delaysOf(healthyTimes: number[]): (number | null)[] {
  let attempts = 0
  return healthyTimes.map((healthyMs) => {
    const restart = nextRestart(attempts, healthyMs)
    attempts = restart?.attempt ?? attempts
    return restart && restart.delayMs
  })
}

test('the delay doubles up to half a minute, then restarting stops', () => {
  expect(delaysOf([0, 0, 0, 0, 0, 0, 0])).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, null])
})

test('a minute of health starts over with the first delay', () => {
  const minute = RESTART_POLICY.healthyAfterMs
  expect(delaysOf([0, 0, minute - 1, minute, 0])).toEqual([1_000, 2_000, 4_000, 1_000, 2_000])
})

test('a program that exits occasionally is always restarted', () => {
  expect(delaysOf(Array.from({ length: 50 }, () => 120_000)).every((delay) => delay === 1_000)).toBe(true)
})
