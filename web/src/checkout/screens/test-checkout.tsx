export function TestCheckout() {
  return (
    <div className="page py-10">
      <h1 className="type-h1">Test checkout</h1>
    </div>
  );
}
