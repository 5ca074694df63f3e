import { createStore } from '#web/lib/create-store.ts'

/** The state of the side panel and the toast region. */
interface CartUiState {
  /** Whether their code was requested; it loads on first use. */
  isRequested: boolean
  /** The element that opened the side panel; null while the panel is closed. */
  panelOpener: HTMLElement | null
}

const INITIAL: CartUiState = { isRequested: false, panelOpener: null }

/** The store of the side panel and the toast region. */
export const cartUiStore = createStore(INITIAL)

/** Returns the state with which pages are rendered on the server. */
export const readInitialCartUi = (): CartUiState => INITIAL

/** Loads the toast region and the side panel. */
export function requestCartUi(): void {
  const state = cartUiStore.read()
  if (!state.isRequested) cartUiStore.set({ ...state, isRequested: true })
}

/** Opens the side panel. */
export function openCartPanel(opener: HTMLElement): void {
  cartUiStore.set({ isRequested: true, panelOpener: opener })
}

/** Closes the side panel and returns the focus to the element that opened it. */
export function closeCartPanel(): void {
  const state = cartUiStore.read()
  state.panelOpener?.focus()
  cartUiStore.set({ ...state, panelOpener: null })
}
