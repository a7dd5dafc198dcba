/** Returns a cached value, or creates it. Keeps the most recently used keys. */
export function recall<Value>(map: Map<string, Value>, key: string, make: () => Value, max = 10_000): Value {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) {
    map.delete(oldest);
  }
  return value;
}
