/** The state of the side panel and the toast region. */
interface CartUiState {
  /** Whether their code was requested; it loads on first use. */
  isRequested: boolean
  /** The element that opened the side panel; null while the panel is closed. */
  panelOpener: HTMLElement | null
}

const INITIAL: CartUiState = { isRequested: false, panelOpener: null }

let state = INITIAL
const listeners = new Set<() => void>()

function update(change: Partial<CartUiState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Returns the state of the side panel and the toast region. */
export const readCartUi = (): CartUiState => state

/** Returns the state with which pages are rendered on the server. */
export const readInitialCartUi = (): CartUiState => INITIAL

/** Subscribes to the state; returns a function that unsubscribes. */
export function subscribeToCartUi(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the toast region and the side panel. */
export function requestCartUi(): void {
  if (!state.isRequested) update({ isRequested: true })
}

/** Opens the side panel. */
export function openCartPanel(opener: HTMLElement): void {
  update({ isRequested: true, panelOpener: opener })
}

/** Closes the side panel and returns the focus to the element that opened it. */
export function closeCartPanel(): void {
  state.panelOpener?.focus()
  update({ panelOpener: null })
}
