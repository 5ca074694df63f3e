/**
 * Returns the percentile of measurements (nearest rank).
 * @param share Between 0 and 1: 0.5 is the median.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Formats times: `p50 42 ms, p95 80 ms, worst 120 ms of 50`. */
export const describeTimes = (milliseconds: readonly number[]): string =>
  `p50 ${percentile(milliseconds, 0.5).toFixed(0)} ms, p95 ${percentile(milliseconds, 0.95).toFixed(0)} ms, ` +
  `worst ${Math.max(...milliseconds).toFixed(0)} ms of ${milliseconds.length}`
