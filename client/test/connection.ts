import { onTestFinished } from 'vitest';

/** What the browser says of its connection, until the test ends. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
}
