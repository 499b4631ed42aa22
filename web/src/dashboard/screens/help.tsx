export function Help() {
  return <h1 className="type-h1">Staff handbook</h1>;
}
