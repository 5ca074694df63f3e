/** ThumbHash, a placeholder of some 25 bytes: https://evanw.github.io/thumbhash/ */

/** Pixels with red, green, blue and alpha from 0 to 255; at most 100 wide and high. */
interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A channel's cosine terms: the constant one, and the others from 0 to 1 with their scale. */
interface Terms {
  constant: number
  scale: number
  others: number[]
}

/** Returns the ThumbHash of an image. */
export function encodeThumbHash({ width, height, data }: Pixels): Uint8Array {
  const { luminance, yellowBlue, redGreen, alpha } = channelsOf(data, width * height)
  const hasAlpha = alpha.some((value) => value < 1)
  const longest = Math.max(width, height)
  const termsOf = (size: number) => Math.max(1, Math.round(((hasAlpha ? 5 : 7) * size) / longest))
  const [across, down] = [termsOf(width), termsOf(height)]
  const encode = (channel: number[], x: number, y: number) => encodeChannel(channel, { width, height }, x, y)
  const light = encode(luminance, Math.max(3, across), Math.max(3, down))
  const [yellow, red] = [encode(yellowBlue, 3, 3), encode(redGreen, 3, 3)]
  const opacity = hasAlpha ? encode(alpha, 5, 5) : undefined

  const isLandscape = width > height
  const colors =
    Math.round(63 * light.constant) |
    (Math.round(31.5 + 31.5 * yellow.constant) << 6) |
    (Math.round(31.5 + 31.5 * red.constant) << 12) |
    (Math.round(31 * light.scale) << 18) |
    (Number(hasAlpha) << 23)
  const shape =
    (isLandscape ? down : across) |
    (Math.round(63 * yellow.scale) << 3) |
    (Math.round(63 * red.scale) << 9) |
    (Number(isLandscape) << 15)
  const bytes = [colors & 255, (colors >> 8) & 255, colors >> 16, shape & 255, shape >> 8]
  if (opacity) bytes.push(Math.round(15 * opacity.constant) | (Math.round(15 * opacity.scale) << 4))
  const terms = [light, yellow, red, ...(opacity ? [opacity] : [])].flatMap(({ others }) => others)
  const halves = terms.map((term) => Math.round(15 * term))
  for (let index = 0; index < halves.length; index += 2)
    bytes.push((halves[index] ?? 0) | ((halves[index + 1] ?? 0) << 4))
  return Uint8Array.from(bytes)
}

/** Separates brightness, colors and opacity; transparent pixels get the average color. */
function channelsOf(data: Uint8Array, count: number) {
  const pixel = (index: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4)
    return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 }
  }
  const average = { red: 0, green: 0, blue: 0 }
  let opacity = 0
  for (let index = 0; index < count; index += 1) {
    const { alpha, ...colors } = pixel(index)
    for (const name of ['red', 'green', 'blue'] as const) average[name] += alpha * colors[name]
    opacity += alpha
  }
  const channels = {
    luminance: [] as number[],
    yellowBlue: [] as number[],
    redGreen: [] as number[],
    alpha: [] as number[],
  }
  for (let index = 0; index < count; index += 1) {
    const { alpha, ...colors } = pixel(index)
    const over = (name: 'red' | 'green' | 'blue') =>
      (opacity > 0 ? average[name] / opacity : 0) * (1 - alpha) + alpha * colors[name]
    const [red, green, blue] = [over('red'), over('green'), over('blue')]
    channels.luminance.push((red + green + blue) / 3)
    channels.yellowBlue.push((red + green) / 2 - blue)
    channels.redGreen.push(red - green)
    channels.alpha.push(alpha)
  }
  return channels
}

/** The discrete cosine transform of a channel, of which the terms below the diagonal are kept. */
function encodeChannel(
  channel: number[],
  { width, height }: { width: number; height: number },
  across: number,
  down: number,
): Terms {
  const terms: Terms = { constant: 0, scale: 0, others: [] }
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x * down < across * (down - y); x += 1) {
      let sum = 0
      for (let row = 0; row < height; row += 1) {
        const vertical = Math.cos((Math.PI / height) * y * (row + 0.5))
        for (let column = 0; column < width; column += 1)
          sum +=
            (channel[column + row * width] ?? 0) * vertical * Math.cos((Math.PI / width) * x * (column + 0.5))
      }
      const term = sum / (width * height)
      if (x === 0 && y === 0) terms.constant = term
      else terms.others.push(term)
    }
  }
  terms.scale = Math.max(0, ...terms.others.map(Math.abs))
  if (terms.scale > 0) terms.others = terms.others.map((term) => 0.5 + (0.5 / terms.scale) * term)
  return terms
}
