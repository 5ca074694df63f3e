/** Renders placeholders of lines while they load. */
export function CartSkeleton({ text, count = 2 }: { text: string; count?: number }) {
  return (
    <div className="cart-waiting" aria-busy="true">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {Array.from({ length: Math.min(Math.max(count, 1), 4) }, (_, index) => (
        <div key={index} className="cart-waiting__line border-top" aria-hidden="true" />
      ))}
    </div>
  )
}
