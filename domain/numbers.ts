/**
 * '1,23,456': a whole number as it is written in India. By hand, because the first number that a browser formats by
 * locale costs an old phone a tenth of a second.
 */
export function formatCount(count: number): string {
  const digits = String(count);
  if (!/^\d{4,}$/.test(digits)) return digits;
  return `${digits.slice(0, -3).replaceAll(/\B(?=(?:\d\d)+$)/g, ',')},${digits.slice(-3)}`;
}
